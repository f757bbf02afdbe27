import { describe, expect, test } from 'vitest'
import { missing } from './missing.ts'
import { renderPage } from './render.tsx'
import { shell } from './sample.ts'

const guarded = { type: 'guarded' } as const
const hero = {
  type: 'page',
  title: 'Sample',
  blocks: [],
} as const

describe('header and footer', () => {
  test('show everything that their models hold (§3.1)', () => {
    const html = renderPage(guarded)
    const { header, footer } = shell()
    expect(missing(header, html, ['width', 'height'])).toEqual([])
    expect(missing(footer, html, ['width', 'height'])).toEqual([])
  })

  test('begin with a link to the content', () => {
    const html = renderPage(guarded)
    expect(html).toMatch(/^<a href="#content"[^>]*>Skip to content<\/a>/)
    expect(html).toContain('<main id="content" tabindex="-1"')
  })

  test('name each navigation', () => {
    const html = renderPage(guarded)
    const names = [...html.matchAll(/<nav[^>]* ?aria-label="([^"]*)"/g)].map((match) => match[1])
    expect(names).toEqual(['Main navigation', 'Language', 'Menu', 'Footer navigation'])
  })

  test('mark the page itself and the list that it is in', () => {
    const links = [{ label: 'Units', href: '/units', external: false, newTab: false }]
    const header = { ...shell().header, links, menuItems: [] }
    const at = (path: string) => renderPage(guarded, { page: { path }, shell: { header } })
    expect(at('/units')).toMatch(/<a [^>]*aria-current="page"[^>]*>Units<\/a>/)
    expect(at('/units/marina-1')).toMatch(/<a [^>]*aria-current="true"[^>]*>Units<\/a>/)
    expect(at('/unitsx')).not.toMatch(/<a [^>]*aria-current[^>]*>Units<\/a>/)
  })

  test('say when a link opens a new tab, and keep that tab away from this one', () => {
    const links = [{ label: 'Out', href: 'https://out.example/', external: true, newTab: true }]
    const html = renderPage(guarded, { shell: { header: { ...shell().header, links } } })
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/out\.example\/" target="_blank" rel="noopener">Out<span[^>]*> \(opens in a new tab\)<\/span><\/a>/,
    )
  })

  test('leave places on the page and other sites to the browser', () => {
    const links = [{ label: 'Visit', href: '#modal:interest', external: false, newTab: false }]
    const html = renderPage(guarded, { shell: { header: { ...shell().header, links } } })
    expect(html).toMatch(/<a [^>]*href="#modal:interest">Visit<\/a>/)
  })

  test('open the menu without a script', () => {
    const html = renderPage(guarded)
    expect(html).toMatch(/<button type="button"[^>]* popoverTarget="site-menu">Menu<\/button>/i)
    expect(html).toMatch(/<div id="site-menu" popover="auto"/)
  })
})

describe('the landing layout', () => {
  test('has the light logo, the default one the dark', () => {
    expect(renderPage(guarded, { page: { layout: 'landing' } })).toContain(
      '<img src="/media/header-logo-light.jpg" alt="Mira"',
    )
    expect(renderPage(guarded)).toContain('<img src="/media/header-logo.jpg" alt="Mira"')
  })

  test('keeps the logo where there is no light one', () => {
    const header = { ...shell().header, logoLight: null }
    const html = renderPage(guarded, { page: { layout: 'landing' }, shell: { header } })
    expect(html).toContain('<img src="/media/header-logo.jpg" alt="Mira"')
  })

  test('lays the header upon a hero only', () => {
    expect(renderPage({ ...hero, blocks: [] }, { page: { layout: 'landing' } })).toContain(
      'data-over="false"',
    )
  })
})

describe('the language switch', () => {
  const switchOf = (html: string) => /<nav id="site-languages"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  const alternates = [
    { locale: 'en', path: '/about' },
    { locale: 'ar', path: '/ar/about' },
  ]

  test('keeps the page where the language has it, and leads home where not', () => {
    const html = switchOf(renderPage(guarded, { page: { path: '/about', alternates } }))
    expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
      '/about',
      '/ar/about',
      '/de',
    ])
  })

  test('leaves out a language that has neither the page nor a main page', () => {
    const locales = shell().locales.map((it) => (it.code === 'de' ? { ...it, home: null } : it))
    const html = switchOf(renderPage(guarded, { page: { alternates }, shell: { locales } }))
    expect([...html.matchAll(/hrefLang="([^"]*)"/g)].map((match) => match[1])).toEqual(['en', 'ar'])
  })

  test('says each language in itself, with its direction', () => {
    const html = switchOf(renderPage(guarded, { page: { alternates } }))
    expect(html).toMatch(
      /<a [^>]*lang="ar" hrefLang="ar" dir="rtl" href="\/ar\/about">العربية<\/a>/,
    )
  })

  test('marks the language of the page', () => {
    const html = switchOf(renderPage(guarded, { page: { alternates } }))
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
    expect(html).toMatch(/<a [^>]*lang="en"[^>]*aria-current="true"[^>]*>English<\/a>/)
  })

  test('is not there where there is but one language', () => {
    const locales = shell().locales.slice(0, 1)
    expect(renderPage(guarded, { shell: { locales } })).not.toContain('site-languages')
  })
})

describe('breadcrumbs', () => {
  const breadcrumbs = [
    { label: 'Home', path: '/' },
    { label: 'Units', path: '/units' },
  ]
  const crumbs = (html: string) =>
    /<nav aria-label="Where you are"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''

  test('lead to the pages above, and mark the page itself', () => {
    const html = crumbs(renderPage(guarded, { page: { path: '/units', breadcrumbs } }))
    expect(html).toMatch(/<a [^>]*href="\/">Home<\/a>/)
    expect(html).toContain('<span aria-current="page">Units</span>')
  })

  test('lead back to the first page of a list from its later ones', () => {
    const html = crumbs(renderPage(guarded, { page: { path: '/units/page/2', breadcrumbs } }))
    expect(html).toMatch(/<a [^>]*href="\/units">Units<\/a>/)
    expect(html).not.toContain('aria-current')
  })

  test('are not there on the home page', () => {
    expect(crumbs(renderPage(guarded))).toBe('')
  })
})
