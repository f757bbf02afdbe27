import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translationSets } from '../../../cms/demo/content/translation.ts'

const CONTENT = join(import.meta.dirname, '../../../content')

test.each(['en', 'ar', 'de'] as const)(
  'the CMS is filled with the texts of content/translation.%s.json',
  async (language) => {
    const embedded = JSON.parse(
      await readFile(join(CONTENT, `translation.${language}.json`), 'utf8'),
    )
    expect(translationSets[0]?.[language].entries).toEqual(embedded.entries)
  },
)
