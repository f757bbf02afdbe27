import { describe, expect, test } from 'vitest'
import { sales as salesSchema } from '#src/cms/components.ts'
import type { Entry, Single } from '#src/cms/types.ts'
import { whatsAppLink } from '#src/components/sales/whats-app-link.ts'
import type { Sales } from '#src/models/parts/sales.ts'
import { project, siteOf, unit } from '../../content/small-content.ts'

type WireSales = NonNullable<Single<'layout'>['sales']>

const office = {
  fullName: 'Sales office',
  languages: null,
  portrait: null,
  phone: '+971 4 555 0142',
  whatsAppNumber: '+971 50 555 0142',
}

const wire = (fields: Partial<WireSales> = {}): WireSales => ({
  askHome: 'Ask about this home',
  askProject: 'Ask about this project',
  askWhenFree: 'Tell me when one is free',
  href: '#modal:interest',
  whenFreeHref: null,
  visit: null,
  call: { label: 'Call', icon: null },
  whatsApp: { label: 'WhatsApp', icon: null },
  whatsAppMessage: 'About {title}: {link}',
  advisor: office,
  ...fields,
})

type Made = {
  sales?: WireSales | null
  project?: Partial<Entry<'projects'>>
  unit?: Partial<Entry<'units'>>
}

const siteWith = (content: Made) =>
  siteOf({ projects: [project(content.project)], units: [unit(content.unit)] }, ({ singles }) => {
    const sales = content.sales === undefined ? wire() : content.sales
    for (const layout of Object.values(singles.layout)) Object.assign(layout as object, { sales })
  })

/** The sales of the page of a project and of its home. */
const made = (content: Made = {}): { project: Sales | null; unit: Sales | null } => {
  const site = siteWith(content)
  const of = (type: 'project' | 'unit') => {
    const page = site.pages.find(({ locale, content: it }) => locale === 'en' && it.type === type)
    return page && 'sales' in page.content ? page.content.sales : null
  }
  return { project: of('project'), unit: of('unit') }
}

describe('the button of a project', () => {
  const buttonWith = (href: string, sales?: WireSales | null) => {
    const detailButton = { label: 'Go', href, icon: null, variant: 'text' as const, newTab: false }
    const site = siteWith({ sales, project: { detailButton } })
    const page = site.pages.find(
      ({ locale, content: it }) => locale === 'en' && it.type === 'project',
    )
    return page?.content.type === 'project' ? page.content.detailButton : undefined
  }
  const visit = {
    label: 'Visit',
    href: '#modal:job',
    icon: null,
    variant: 'primary' as const,
    newTab: false,
  }

  test('is left out where the main action or the visit beside it leads to the same place', () => {
    expect(buttonWith('#modal:interest')).toBeNull()
    expect(buttonWith('#modal:job', wire({ visit }))).toBeNull()
  })

  test('stands where nothing else leads there', () => {
    expect(buttonWith('#modal:job')).toMatchObject({ label: 'Go' })
    expect(buttonWith('#modal:interest', null)).toMatchObject({ label: 'Go' })
  })
})

describe('the main action', () => {
  test('has one word on homes, one on projects and one on sold homes', () => {
    const { project: ofProject, unit: ofHome } = made()
    const sold = made({ unit: { availability: 'sold' } }).unit
    const action = { href: '#modal:interest', external: false, newTab: false }
    expect(ofProject?.action).toEqual({ label: 'Ask about this project', ...action })
    expect(ofHome?.action).toEqual({ label: 'Ask about this home', ...action })
    expect(sold?.action).toEqual({ label: 'Tell me when one is free', ...action })
  })

  test('that leads to nothing is named once, with the entry that holds it', () => {
    const problems = (content: Made) =>
      siteWith(content)
        .problems.filter(({ locale, problem }) => locale === 'en' && problem.includes('/nowhere'))
        .map(({ entry }) => entry.split('/')[0])
    const salesAction = { label: 'Register', href: '/nowhere', newTab: false }
    expect(problems({ sales: wire({ href: '/nowhere' }) })).toEqual(['layout'])
    expect(problems({ project: { salesAction } })).toEqual(['projects'])
  })

  test('leads elsewhere on sold homes if its editor says so', () => {
    const sales = wire({ whenFreeHref: '#modal:notify' })
    expect(made({ sales }).unit?.action?.href).toBe('#modal:interest')
    const sold = made({ sales, unit: { availability: 'sold' } }).unit
    expect(sold?.action?.href).toBe('#modal:notify')
  })

  test('is the project’s own where it has one, but not on its sold homes', () => {
    const salesAction = { label: 'Join the list', href: 'https://list.example/', newTab: true }
    const own = made({ project: { salesAction } })
    const action = { ...salesAction, external: true }
    expect([own.project?.action, own.unit?.action]).toEqual([action, action])
    const sold = made({ project: { salesAction }, unit: { availability: 'sold' } }).unit
    expect(sold?.action?.label).toBe('Tell me when one is free')
  })

  test('has a visit beside it where there is something to visit, and where its editor offers one', () => {
    const visit = {
      label: 'Arrange a visit',
      href: '#modal:visit',
      icon: null,
      variant: 'secondary',
    } as const
    const sales = wire({ visit })
    const offered = made({ sales })
    expect(offered.unit?.visit).toEqual({ ...visit, external: false })
    expect(offered.project?.visit).toEqual(offered.unit?.visit)
    expect(made({ sales, unit: { availability: 'sold' } }).unit?.visit).toBe(null)
    expect(made().unit?.visit).toBe(null)
  })

  test('is none where the language has no sales', () => {
    expect(made({ sales: null })).toEqual({ project: null, unit: null })
  })
})

describe('the advisor', () => {
  test('is the office unless the project names somebody, whose missing numbers are the office’s', () => {
    expect(made().unit?.advisor?.fullName).toBe('Sales office')
    const advisor = { ...office, fullName: 'Leila', phone: '+49 30 1234567', whatsAppNumber: null }
    const { unit: home } = made({ project: { advisor } })
    expect(home?.advisor).toMatchObject({
      fullName: 'Leila',
      phone: { number: '+49 30 1234567', href: 'tel:+49301234567' },
    })
    expect(home?.call?.href).toBe('tel:+49301234567')
    expect(home?.whatsApp?.digits).toBe('971505550142')
  })

  test('has no call and no WhatsApp without numbers, or without words for them', () => {
    const silent = { ...office, phone: null, whatsAppNumber: null }
    const { unit: home } = made({ sales: wire({ advisor: silent }) })
    expect([home?.call, home?.whatsApp, home?.advisor?.phone]).toEqual([null, null, null])
    const wordless = made({ sales: wire({ call: null, whatsApp: null }) }).unit
    expect([wordless?.call, wordless?.whatsApp]).toEqual([null, null])
  })

  test.each([
    ['+971 4 555 0142', true],
    ['+97145550142', true],
    ['0501234567', false],
    ['+0501234567', false],
    ['+971-4-5550142', false],
    ['+971  45550142', false],
    ['+97145', false],
    ['call us', false],
  ])('the number %s is taken: %s', (phone, taken) => {
    const value = wire({ advisor: { ...office, phone } })
    expect(salesSchema.safeParse(value).success).toBe(taken)
  })
})

test('a message in WhatsApp names the home and its page', () => {
  const { unit: home } = made({ unit: { title: 'شقة 12 & $& more', number: '12' } })
  const { whatsApp } = home as Sales
  const link = whatsApp && whatsAppLink(whatsApp, 'https://mira.example/ar/units/tower-1')
  const { origin, pathname, searchParams } = new URL(link ?? '')
  expect(origin + pathname).toBe('https://wa.me/971505550142')
  expect(searchParams.get('text')).toBe(
    'About شقة 12 & $& more: https://mira.example/ar/units/tower-1',
  )
})

test('a message without words of the editor holds title and link', () => {
  const { unit: home } = made({ sales: wire({ whatsAppMessage: null }) })
  expect(home?.whatsApp?.message).toBe('Flat 1 {link}')
})

test('a message names the number of a home whose title lacks it', () => {
  const { unit: home } = made({ unit: { title: 'Penthouse', number: 'PH-2' } })
  expect(home?.whatsApp?.message).toBe('About Penthouse (PH-2): {link}')
})
