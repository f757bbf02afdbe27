import { describe, expect, test } from 'vitest'
import { type LinkClick, softTarget } from '#src/components/router/soft-link.ts'

const click = (href: string, more: Partial<LinkClick> = {}): LinkClick => ({
  href,
  page: 'https://mira.example/units?kind=villa',
  target: '',
  download: false,
  button: 0,
  modified: false,
  ...more,
})

describe('a click on a link', () => {
  test.each([
    ['/projects', '/projects'],
    ['https://mira.example/ar/units/x?a=1#b', '/ar/units/x?a=1#b'],
    ['/units', '/units'],
    ['/units#top', '/units#top'],
  ])('to %s goes through the router', (href, target) => {
    expect(softTarget(click(href))).toBe(target)
  })

  test.each([
    ['another site', 'https://other.example/'],
    ['a file', '/media/plan.a1b2.jpg'],
    ['a feed', '/articles/feed.xml'],
    ['a function', '/api/lead'],
    ['a mail address', 'mailto:hello@mira.example'],
    ['a place on the page', '/units?kind=villa#modal:interest'],
  ])('to %s is the browser’s', (_, href) => {
    expect(softTarget(click(href))).toBeNull()
  })

  test.each([{ target: '_blank' }, { download: true }, { button: 1 }, { modified: true }])(
    'with %o is the browser’s',
    (more) => {
      expect(softTarget(click('/projects', more))).toBeNull()
    },
  )
})
