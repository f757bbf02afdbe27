import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = globSync('docs/decisions/[0-9]*.md')
const index = readFileSync('docs/decisions/README.md', 'utf8')

describe('each decision', () => {
  it.each(files)('%s is in the index under its number and title, and has a date', (file) => {
    const [title, , status] = readFileSync(file, 'utf8').split('\n')
    const { groups } = /^# (?<number>\d+)\. (?<words>.+)$/.exec(title ?? '') ?? {}
    expect(basename(file)).toMatch(new RegExp(`^${groups?.number?.padStart(4, '0')}-`))
    expect(index).toContain(`- ${groups?.number}. [${groups?.words}](${basename(file)})\n`)
    expect(status).toMatch(/^Accepted, \d{4}-\d{2}-\d{2}\./)
  })
})
