import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { MESSAGES, type MessageKey } from '#src/models/parts/messages.ts'

test.each(['ar', 'de'])('the embedded content says every message in %s, too', async (locale) => {
  const { entries } = JSON.parse(await readFile(`content/translation.${locale}.json`, 'utf8')) as {
    entries: { key: MessageKey; value: string }[]
  }
  const said = new Map(entries.map(({ key, value }) => [key, value]))
  const keys = Object.keys(MESSAGES) as MessageKey[]
  expect(keys.filter((key) => !said.get(key))).toEqual([])
  const rules = keys.filter((key) => key.startsWith('rule.'))
  expect(rules.filter((key) => said.get(key) === MESSAGES[key])).toEqual([])
  const holes = (text: string | undefined) => text?.match(/\{\w+\}/g)?.toSorted()
  expect(keys.filter((key) => `${holes(said.get(key))}` !== `${holes(MESSAGES[key])}`)).toEqual([])
})
