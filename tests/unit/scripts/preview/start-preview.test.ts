import { expect, test } from 'vitest'
import { startedLines } from '#scripts/preview/start-preview.ts'

const URL = 'http://127.0.0.1:8888'

test('without FORM_API_HOST whoever starts the site is told that leads stay on this machine', () => {
  const [leads, site] = startedLines(URL, {})
  expect(leads).toMatch(/^FORM_API_HOST is not set: .* stay in \.netlify\/blobs-serve/)
  expect(site).toContain(URL)
})

test('with it, only where the site is', () => {
  expect(startedLines(URL, { FORM_API_HOST: 'https://crm.example' })).toEqual([
    `The site is at ${URL} (Ctrl-C ends it)`,
  ])
})

test('a value that cannot be used is named, and counts as none', () => {
  expect(startedLines(URL, { FORM_API_HOST: 'crm' })).toEqual([
    expect.stringContaining('FORM_API_HOST cannot be used'),
    expect.stringContaining('stay in .netlify/blobs-serve'),
    expect.stringContaining(URL),
  ])
})
