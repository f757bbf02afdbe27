import { expect, test } from 'vitest'
import { pageFiles } from '#scripts/publish/page-files.ts'
import { mediaPath } from '#src/content/media-path.ts'

test.each([
  ['en', '/', 'en', ['en.html', 'index.html'], ['en.txt', 'index.txt']],
  [
    'en',
    '/projects/x',
    'en',
    ['en/projects/x.html', 'projects/x.html'],
    ['en/projects/x.txt', 'projects/x.txt'],
  ],
  ['ar', '/ar', 'en', ['ar.html', 'ar.html'], ['ar.txt', 'ar.txt']],
  ['ar', '/ar/x', 'en', ['ar/x.html', 'ar/x.html'], ['ar/x.txt', 'ar/x.txt']],
  ['ru', '/x', 'ru', ['ru/x.html', 'x.html'], ['ru/x.txt', 'x.txt']],
  ['en', '/caf%C3%A9', 'en', ['en/café.html', 'café.html'], ['en/café.txt', 'café.txt']],
])('%s %s is published as a document and a payload', (locale, path, defaultLocale, html, txt) => {
  expect(pageFiles({ locale, path }, defaultLocale)).toEqual([
    { source: html[0], target: html[1] },
    { source: txt[0], target: txt[1] },
  ])
})

test.each([
  ['en', '/404', 'en/404.html', '404.html'],
  ['ar', '/ar/404', 'ar/404.html', 'ar/404.html'],
])('the error page of %s is a document only', (locale, path, source, target) => {
  expect(pageFiles({ locale, path }, 'en')).toEqual([{ source, target }])
})

test.each([
  ['tower_a1.jpg', '/media/tower_a1.01234567.jpg'],
  ['two words, café.PNG', '/media/two-words-caf-.01234567.png'],
  ['a.b.mp4', '/media/a.b.01234567.mp4'],
  ['noextension', '/media/noextension.01234567'],
])('%s is published under its hash', (name, path) => {
  const file = { name, mime: '', width: null, height: null, bytes: 0, sha256: '0123456789abcdef' }
  expect(mediaPath(file)).toBe(path)
})
