import { expect, it } from 'vitest'
import { withLateScripts } from '#scripts/build/next/late-scripts.ts'

const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>'

const page = (scripts: string) => `<html><head>${scripts}</head><body><p>Words</p></body></html>`

it('takes the scripts out of a page, in their order, and the links that preload them', () => {
  const late = withLateScripts(
    page(
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/a.js" async=""></script><script src="/_next/b.js" async=""></script>',
    ),
  )
  expect(late).toEqual({ html: page(''), scripts: ['/_next/a.js', '/_next/b.js'], entry: '' })
})

it('takes out what their code starts with', () => {
  const entry = '{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[9]}'
  const inline = `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${entry});</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>`
  const late = withLateScripts(page(`${inline}<script src="/_next/a.js" async=""></script>`))
  expect(late).toEqual({ html: page(''), scripts: ['/_next/a.js'], entry })
})

it('leaves in what they start with if it is no JSON', () => {
  const inline =
    '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({otherChunks:[]});</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>'
  const late = withLateScripts(page(`${inline}<script src="/_next/a.js" async=""></script>`))
  expect(late).toEqual({ html: page(inline), scripts: ['/_next/a.js'], entry: '' })
})

it('leaves everything else where it is', () => {
  const other = `${OLD}<script>inline()</script><link rel="preload" as="font" href="/a.woff2"/>`
  expect(withLateScripts(page(other))).toEqual({ html: page(other), scripts: [], entry: '' })
  const { html } = withLateScripts(page(`${other}<script src="/_next/a.js" async=""></script>`))
  expect(html).toBe(page(other))
})
