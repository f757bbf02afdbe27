import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { byteText } from '#scripts/build/next/byte-text.ts'
import { type Frame, frameOf, hasMarks } from '#scripts/build/next/frame.ts'
import { withFrame } from '#scripts/build/next/join-frame.ts'
import { sharedText } from '#scripts/build/next/shared-text.ts'
import { MissingPath } from '#src/components/errors/MissingPath.tsx'
import { UnitFilter } from '#src/components/filter/UnitFilter.tsx'
import { renderedFrame } from '#src/components/frame/rendered-frame.tsx'
import { PageTree } from '#src/components/pages/Page.tsx'
import { freeze } from '#src/components/static/freeze.tsx'
import { typesetModel } from '#src/components/typography/typeset-model.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import { type PageShell, pageShell } from '#src/models/whole-site/frame.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import { LAYOUTS } from '#src/site/site-config.ts'
import { filledPages } from './filled-pages.ts'
import { field, form, page, shell } from './sample.ts'

// Next replaces what a 'use client' module exports by references; here they are the components themselves.
for (const component of [UnitFilter, MissingPath]) {
  Object.assign(component, { $$typeof: Symbol.for('react.client.reference') })
}

const about = (name: string, entry: 'project' | 'unit' | 'job', ...values: string[]) =>
  field(name, {
    kind: 'select',
    about: entry,
    choices: values.map((value) => ({ label: `Choice ${value}`, value })),
  })

/** Forms that ask what the page is about, and links to pages that the samples are, or are in. */
const whole: Shell = shell({
  siteName: 'Mira & "Söhne"',
  modals: {
    ...shell().modals,
    interest: form('interest', [about('which', 'project', 'other', 'here'), field('name')]),
    job: form('job', [about('job', 'job', 'here', 'id')]),
  },
  header: {
    ...shell().header,
    links: ['/within', '/within/here', '/', '/search?q=1', 'https://a.example/'].map((href) => ({
      ...{ label: `to ${href}`, href, external: href.startsWith('h'), newTab: false },
    })),
  },
})

const Tree = ({ model, given }: { model: PageModel; given: PageShell }) =>
  freeze(<PageTree shell={typesetModel(given, given)} page={typesetModel(model, given)} />)

const htmlOf = (model: PageModel, given: PageShell): string =>
  renderToStaticMarkup(<Tree model={model} given={given} />)

let frame: Frame

beforeAll(() => {
  const shared = sharedText('', '/shared.txt')
  frame = frameOf({ ...renderedFrame(whole), home: whole.home, organisation: {}, shared })
})

/** Ids count the forms of a page, of which some are in the frame. */
const withoutIds = (html: string) => html.replace(/_R_\w+_/g, 'id')

describe.each(Object.entries(filledPages))('%s', (_, content) => {
  test.each(LAYOUTS)(
    'with its frame joined is as it is rendered with it, in the layout "%s"',
    (layout) => {
      for (const path of ['/within/here', '/within', '/', whole.search, whole.account.profile]) {
        const alternates = [{ locale: 'ar', path: `/ar${path}` }]
        const model = page(content, { layout, path, key: 'any/id', alternates })
        const unframed = htmlOf(model, pageShell(whole))
        expect(hasMarks(byteText(unframed))).toBe(true)
        const joined = Buffer.from(withFrame(byteText(unframed), frame, path), 'latin1').toString()
        expect(withoutIds(joined)).toBe(withoutIds(htmlOf(model, whole)))
      }
    },
  )
})

test('no page is rendered with the frame', () => {
  const given = pageShell(whole)
  for (const name of ['header', 'footer', 'modals']) expect(given).not.toHaveProperty(name)
})
