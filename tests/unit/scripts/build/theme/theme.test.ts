import { globSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contrast } from '#scripts/build/theme/contrast.ts'
import { readTheme } from '#scripts/build/theme/read-theme.ts'
import { themeCss } from '#scripts/build/theme/theme-css.ts'
import { weakPairs } from '#scripts/build/theme/weak-pairs.ts'
import { collectionTypes } from '#src/cms/types.ts'
import json from '#src/site/theme/theme.json' with { type: 'json' }

type Json = { [key: string]: Json } & { [key: number]: Json }

let root: string
const folder = () => join(root, 'src/site/theme')

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'theme-'))
  await mkdir(folder(), { recursive: true })
  await cp(resolve('src/site/theme'), folder(), { recursive: true })
  await writeFile(join(root, 'package.json'), '{}')
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
})

afterAll(() => rm(root, { recursive: true }))

/** What reading says of the project's theme with one value changed. */
const problemsOf = async (change: (theme: Json) => void): Promise<string[]> => {
  const theme = structuredClone(json) as unknown as Json
  change(theme)
  await writeFile(join(folder(), 'theme.json'), JSON.stringify(theme))
  const { message } = await readTheme(root).then(
    () => ({ message: '' }),
    (error: Error) => error,
  )
  return message.split('\n').slice(1)
}

/** Sets a value by its path, such as `colours.light.text`. */
const set = (path: string, value: unknown) => (theme: Json) => {
  const keys = path.split('.')
  const last = keys.pop() as string
  const at = keys.reduce((value, key) => value[key] as Json, theme)
  ;(at as Record<string, unknown>)[last] = value
}

test('the contrast of two colours is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'))
})

describe('the theme of the project', () => {
  test('can be used, and has the characters that editors choose from', async () => {
    const theme = await readTheme('.')
    expect(weakPairs(theme)).toEqual([])
    expect(Object.keys(theme.colours.characters).toSorted()).toEqual(
      collectionTypes.projects.shape.character.unwrap().options.toSorted(),
    )
  })

  test('has its fonts of shared pictures packed with the function that draws them', async () => {
    const packed = await readFile('netlify.toml', 'utf8')
    for (const { file } of Object.values(json.pictureFonts)) {
      const pattern = file.startsWith('./')
        ? 'src/site/theme/*.ttf'
        : `node_modules/${file.replace(/[^/]+$/, '*.ttf')}`
      expect(packed).toContain(`"${pattern}"`)
    }
  })
})

describe('a theme that cannot be used names', () => {
  test.each<[string, (theme: Json) => void, RegExp]>([
    [
      'a value that is no colour',
      set('colours.dark.text', 'white'),
      /^- colours\.dark\.text: it must be a colour such as #1a2b3c\.$/,
    ],
    [
      'a colour that is missing',
      set('colours.light.line', undefined),
      /^- colours\.light\.line: it must be a colour/,
    ],
    [
      'a value that nothing uses',
      set('colours.brand.gold', '#ffcc00'),
      /colours\.brand: Unrecognized key: "gold"/,
    ],
    [
      'a character that is missing',
      set('colours.characters.pearl', undefined),
      /colours\.characters\.pearl/,
    ],
    ['a length', set('radius.small', 'round'), /^- radius\.small: it must be a length such as 4px/],
    [
      'a font whose file is nowhere',
      set('faces.0.file', '@fontsource/no/x.woff2'),
      /^- The file @fontsource\/no\/x\.woff2 of ".+" does not exist\./,
    ],
    [
      'a font file outside of the theme',
      set('faces.0.file', './../../x.woff2'),
      /^- faces\.0\.file: it must be a woff2 file/,
    ],
    [
      'a family without a file',
      set('type.latin.text', ['Comic', 'serif']),
      /^- type\.latin\.text names "Comic", which is neither in faces nor in fallbacks\.$/,
    ],
    [
      'a name that would end the rule',
      set('faces.0.family', 'X"; src: url(//evil)'),
      /^- faces\.0\.family: it must be the name of a font/,
    ],
  ])('%s', async (_, change, problem) => {
    const problems = await problemsOf(change)
    expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(problem)]))
  })

  test.each<[string, string, string]>([
    ['colours.light.textSoft', '#9aa8a5', 'light.textSoft #9aa8a5 on light.ground'],
    ['colours.dark.accent', '#36524f', 'dark.accent #36524f on dark.groundRaised'],
    ['colours.darkParts.focus', '#224845', 'darkParts.focus #224845 on darkParts.ground'],
    ['colours.light.actionText', '#777777', 'light.actionText #777777 on light.action'],
    [
      'colours.characters.olive.light.accent',
      '#aab08a',
      'characters.olive.light.accent #aab08a on characters.olive.light.groundTint',
    ],
    [
      'colours.characters.water.dark.ground',
      '#5d6f6b',
      'characters.water.dark with darkParts.textSoft #c9d3ce on characters.water.dark with darkParts.ground #5d6f6b',
    ],
    ['colours.brand.ink', '#8d9997', 'brand.paper #faf7f2 on brand.ink #8d9997'],
  ])('a pair of colours that is too weak, with its ratio: %s', async (path, colour, pair) => {
    const problems = await problemsOf(set(path, colour))
    expect(problems.find((problem) => problem.startsWith(`- ${pair}`))).toMatch(
      /has a contrast of [1-4]\.\d\d, and needs (?:4\.5|3)\.$/,
    )
  })

  test('a missing file, and a file that is no JSON', async () => {
    await writeFile(join(folder(), 'theme.json'), '{ "colours": ')
    await expect(readTheme(root)).rejects.toThrow(
      /src\/site\/theme\/theme\.json.*The file is no JSON/s,
    )
    await rm(join(folder(), 'theme.json'))
    await expect(readTheme(root)).rejects.toThrow('The file is missing.')
  })
})

test('every custom property that a style sheet uses is set by the theme or by a style sheet', async () => {
  const files = globSync('src/**/*.{css,tsx,ts}').map((file) => readFileSync(file, 'utf8'))
  const all = [themeCss(await readTheme('.')), ...files].join('\n')
  const isSet = new Set(
    [...all.matchAll(/(--[a-z][\w-]*)['"]?(?:\]?:|, )/g)].map(([, name]) => name),
  )
  const used = new Set([...all.matchAll(/var\((--[a-z][\w-]*)\)/g)].map(([, name]) => name))
  expect([...used].filter((name) => !isSet.has(name))).toEqual([])
})

test('no style sheet and no component has a colour of its own but black and white', () => {
  const colours = globSync(['src/{components,app}/**/*.{css,tsx,ts}', 'functions/**/*.ts']).flatMap(
    (file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![%'])|\b(?:rgb|hsl|oklch|lab)a?\([\d.]+[^)]*\)/gi,
        ),
      ]
        .map(([colour]) => `${file}: ${colour}`)
        .filter((found) => !/: (?:#fff|#ffffff|#000|#000000|rgb\(0 0 0 .*\))$/i.test(found)),
  )
  expect(colours).toEqual([])
})
