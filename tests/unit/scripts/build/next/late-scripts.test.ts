import { expect, it } from 'vitest'
import { loadOncePainted, withLateScripts } from '#scripts/build/next/late-scripts.ts'

const late = (html: string): string => withLateScripts(html, String(loadOncePainted))

const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>'

const page = (scripts: string) => `<html><head>${scripts}</head><body><p>Words</p></body></html>`

it('loads the scripts of a page after a frame has been shown, in their order', () => {
  const html = late(
    page(
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script>',
    ),
  )
  expect(html).not.toMatch(/src="|as="script"/)
  expect(html).toMatch(
    /<p>Words<\/p><script>[^<]*requestAnimationFrame\([^<]*setTimeout\([^<]*\["\/_next\/a\.js","\/_next\/b\.js"\]\)<\/script><\/body>/,
  )
})

it('leaves everything else where it is', () => {
  const other = `${OLD}<script>inline()</script><link rel="preload" as="font" href="/a.woff2"/>`
  expect(late(page(other))).toBe(page(other))
  const html = late(page(`${other}<script src="/_next/a.js" async=""></script>`))
  expect(html).toContain(`<head>${other}</head>`)
})
