import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { collectionTypes } from '#src/cms/types.ts'

const css = readFileSync('src/components/characters.css', 'utf8')
const tokens = readFileSync('src/components/tokens.css', 'utf8')
const NAMES = collectionTypes.projects.shape.character.unwrap().options

/** The tokens of the first rule with a selector, by their names. */
const rule = (text: string, selector: string): Map<string, string> => {
  const body = text.split(`\n${selector} {`)[1]?.split('}')[0] ?? ''
  return new Map(
    [...body.matchAll(/(--[\w-]+): (#[0-9a-f]{6}|var\(--[\w-]+\));/g)].map(
      ([, name, value]) => [name, value] as [string, string],
    ),
  )
}

/** The contrast that WCAG asks for. */
const LEAST = {
  '--text': 4.5,
  '--text-soft': 4.5,
  '--accent': 4.5,
  '--error': 4.5,
  '--muted-mark': 4.5,
  '--focus': 3,
}

/** What dark grounds make of the colours of a character. */
const darkened = (own: Map<string, string>): Map<string, string> =>
  new Map(
    [...rule(css, '  :root:has([data-character])')].map(([name, value]) => [
      name,
      own.get(value.slice(4, -1)) as string,
    ]),
  )

const GROUNDS = {
  'in light colours': { all: rule(tokens, ':root'), own: (it: Map<string, string>) => it },
  'in dark colours': { all: rule(tokens, '  :root'), own: darkened },
  'on dark parts': { all: rule(tokens, '[data-tone="dark"]'), own: darkened },
}

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

test('dark parts and the dark theme have the same colours of a character', () => {
  const parts = rule(css, '  :root:has([data-character]) [data-tone="dark"]')
  expect(parts.size).toBe(7)
  expect(parts).toEqual(rule(css, '  :root:has([data-character])'))
})

describe.each(Object.entries(GROUNDS))('%s', (_, { all, own }) => {
  test.each(NAMES)(
    'words are read and the ring of the focus is seen on each ground of the character %s',
    (name) => {
      const colours = own(rule(css, `  :root:has([data-character="${name}"])`))
      const shown = new Map([...all, ...colours])
      const colour = (token: string): string => {
        const value = shown.get(token) ?? ''
        return value.startsWith('var') ? colour(value.slice(4, -1)) : value
      }
      const weak = Object.entries(LEAST).flatMap(([mark, least]) =>
        ['--ground', '--ground-sand', '--ground-raised']
          .map((ground) => ({ mark, ground, is: contrast(colour(mark), colour(ground)) }))
          .filter(({ is }) => !(is >= least)),
      )
      expect(colours.size).toBeGreaterThanOrEqual(7)
      expect(weak).toEqual([])
    },
  )
})
