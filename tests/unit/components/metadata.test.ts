import { expect, test } from 'vitest'
import { pageMetadata } from '#src/app/[locale]/[[...path]]/metadata.ts'
import { page, shell } from './sample.ts'

const seo = { description: '', image: null, noIndex: false }

test.each([
  ['Contact', 'Contact · Mira'],
  ['Contact | Mira', 'Contact · Mira'],
  ['Contact – Mira', 'Contact · Mira'],
  ['About Mira, developer in Port Alma', 'About Mira, developer in Port Alma'],
  ['Jobs at Mira', 'Jobs at Mira'],
])('a page that is called %s has the title %s', (title, shown) => {
  const called = page({ type: 'draft' }, { seo: { ...seo, title } })
  expect(pageMetadata(called, shell(), undefined).title).toBe(shown)
})
