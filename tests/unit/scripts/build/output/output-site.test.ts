import { expect, test } from 'vitest'
import { pageFile } from '#scripts/build/output/output-site.ts'
import { mediaPath } from '#src/content/media-path.ts'

test.each([
  ['/', 'index.html'],
  ['/projects/x', 'projects/x.html'],
  ['/ar', 'ar.html'],
  ['/caf%C3%A9', 'café.html'],
])('%s is published as %s', (path, file) => {
  expect(pageFile({ path })).toBe(file)
})

test.each([
  ['tower_a1.jpg', 'image/jpeg', '/media/tower_a1.01234567.jpg'],
  ['two words, café.PNG', 'image/png', '/media/two-words-caf-.01234567.png'],
  ['a.b.mp4', 'video/mp4', '/media/a.b.01234567.mp4'],
  ['noextension', 'image/png', '/media/noextension.01234567.png'],
  ['photo.JPEG', 'image/jpeg', '/media/photo.01234567.jpg'],
  ['photo.jpg', 'image/webp', '/media/photo.01234567.webp'],
  ['x.html.svg', 'image/svg+xml', '/media/x.html.01234567.svg'],
  ['x.svg', 'text/html', '/media/x.01234567.bin'],
  ['x.js', 'text/javascript', '/media/x.01234567.bin'],
  ['x.js', 'image/png', '/media/x.01234567.png'],
])('%s of the type %s is published as %s', (name, mime, path) => {
  const file = { name, mime, width: null, height: null, bytes: 0, sha256: '0123456789abcdef' }
  expect(mediaPath(file)).toBe(path)
})
