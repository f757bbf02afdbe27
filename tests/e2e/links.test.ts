import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Parser } from 'htmlparser2'
import { expect, inject, it } from 'vitest'
import { filesBelow } from '#scripts/build/output/files-below.ts'
import { findFile } from '#scripts/preview/find-file.ts'
import { readRedirectRules } from '#scripts/preview/redirect-rules.ts'

const { outDir, url } = inject('site')

type Page = { path: string; ids: Set<string>; addresses: Set<string> }

/** Addresses that lead elsewhere, and the site's own functions. */
const ELSEWHERE = /^(?:https?:|mailto:|tel:|data:|\/api\/)/
const WITHOUT_PLACE = new Set(['#modal:closed', '#modal:job', '#modal:interest', '#modal:visit'])

it('every address in every published page leads to a file, and every hash to a place', async () => {
  const files = (await filesBelow(outDir)).filter((file) => file.endsWith('.html'))
  const pages = new Map<string, Page>()
  for (const file of files) {
    const path = pathOf(relative(outDir, join(outDir, file)))
    pages.set(path, readPage(path, await readFile(join(outDir, file), 'utf8')))
  }
  const redirect = await readRedirectRules({ outDir, configPath: undefined })

  const fileOf = async (path: string): Promise<string | undefined> => {
    const decoded = decodeURIComponent(path)
    const found = await findFile(outDir, decoded)
    if (found.status === 'file') return decoded
    const rule = redirect(new Request(url + path))
    return rule && rule.status < 400 && rule.to.startsWith('/')
      ? fileOf(new URL(rule.to, url).pathname)
      : undefined
  }
  const checked = new Map<string, Promise<string | undefined>>()
  const found = (path: string) => {
    const known = checked.get(path) ?? fileOf(path)
    checked.set(path, known)
    return known
  }

  const broken: string[] = []
  for (const page of pages.values()) {
    for (const address of page.addresses) {
      const target = new URL(address, url + encodeURI(page.path))
      if (target.pathname === '/.netlify/images') {
        const source = target.searchParams.get('url') ?? ''
        if (!(await found(source))) broken.push(`${page.path}: ${address}`)
        continue
      }
      const path = await found(target.pathname)
      const ids = path === undefined ? undefined : pages.get(path)?.ids
      const place = decodeURIComponent(target.hash.slice(1))
      const exists = place === '' || WITHOUT_PLACE.has(target.hash) || ids?.has(place)
      if (path === undefined || !exists) broken.push(`${page.path}: ${address}`)
    }
  }
  expect(broken).toEqual([])
  expect(pages.size).toBeGreaterThan(300)
  expect(checked.size).toBeGreaterThan(pages.size)
})

const pathOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`

const readPage = (path: string, html: string): Page => {
  const page: Page = { path, ids: new Set(), addresses: new Set() }
  const add = (address: string | undefined) => {
    const own = address?.startsWith(`${url}/`) ? address.slice(url.length) : address
    if (own && !ELSEWHERE.test(own)) page.addresses.add(own)
  }
  const parser = new Parser({
    onopentag: (_, { id, href, src, srcset }) => {
      if (id) page.ids.add(id)
      add(href)
      add(src)
      for (const candidate of srcset?.split(', ') ?? []) add(candidate.trim().split(' ')[0])
    },
  })
  parser.end(html)
  return page
}
