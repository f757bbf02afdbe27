import { z } from 'zod'
import { link } from './components.ts'
import { exactText, text } from './fields.ts'

/** The texts with which visitors are asked before third parties are loaded. Names follow those of `cms/src/components/layout`. */

const consentCategory = z.object({ title: text(), text: text() })

export const consent = z.object({
  title: text(),
  text: text(),
  link: link.nullable(),
  accept: text(),
  reject: text(),
  choose: text(),
  save: text(),
  necessary: consentCategory,
  statistics: consentCategory,
  marketing: consentCategory,
  change: text(),
  version: exactText(),
})
