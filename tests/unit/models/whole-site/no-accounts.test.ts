import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { anyContent, type Judged } from '../../any-content.ts'

const LOGIN = '/account/login'

/** Content of every type and with every block, in which each link, button and menu item leads to the login. */
const contents: Judged[] = fc.sample(
  anyContent({ texts: fc.constant(LOGIN), wrong: 0, full: true }),
  { numRuns: 40, seed: 7 },
)

/** The names of the fields that lead to an account, with those around them, such as `blocks.buttons`. */
const fieldsIn = (value: unknown, field = ''): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const leads = 'href' in value && typeof value.href === 'string' && value.href.endsWith(LOGIN)
  const below = Object.entries(value).flatMap(([key, it]) =>
    fieldsIn(it, Array.isArray(value) ? field : `${field}.${key}`),
  )
  return leads ? [field, ...below] : below
}

/** All fields that lead to an account, on all pages and around them. */
const leadingToAccounts = (configured: boolean): string[] => {
  const fields = contents.flatMap(({ snapshot }) => {
    const { pages, shells } = makeSite({
      snapshot,
      siteConfig,
      origin: 'https://site.example',
      accounts: { configured, providers: [] },
    })
    return [
      ...pages.flatMap(({ content }) => fieldsIn(content, content.type)),
      ...Object.values(shells).flatMap((shell) => fieldsIn(shell, 'shell')),
    ]
  })
  return [...new Set(fields)].toSorted()
}

describe('links, buttons, icons and cards that lead to an account', () => {
  test('are shown where visitors can sign in', () => {
    expect(leadingToAccounts(true)).toEqual(
      expect.arrayContaining([
        'article.social',
        'project.sales.action',
        'page.blocks.allCard',
        'unit.blocks.buttonImages',
        'page.blocks.buttons',
        'page.blocks.items.link',
        'shell.footer.appStore',
        'shell.footer.columns.links',
        'shell.header.button',
        'shell.header.menuItems',
        'unit.sales.visit',
      ]),
    )
  })

  test('are nowhere else', () => expect(leadingToAccounts(false)).toEqual([]))
})
