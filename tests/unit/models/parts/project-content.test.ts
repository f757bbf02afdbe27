import { expect, it, vi } from 'vitest'
import type { LocaleContent } from '#src/models/entries/locale-content.ts'
import { localeContent } from '#src/models/entries/locale-content.ts'
import type { LocaleCards } from '#src/models/parts/cards.ts'
import { withinProjects } from '#src/models/parts/project-content.ts'
import { smallDemo } from '#tests/build/oracle/small-demo.ts'

const content = localeContent(await smallDemo(), 'en')
const project = content.all.projects[0]?.documentId ?? ''
const own = new Set([project])
const cards = { project: () => undefined, unit: () => undefined } as unknown as LocaleCards

const foreignReads = (read: (within: LocaleContent) => unknown): number => {
  const told = vi.fn()
  read(withinProjects(own, { content, cards }, { foreign: told, read: told }).content)
  return told.mock.calls.length
}

it.each<[string, (within: LocaleContent) => unknown]>([
  ['all homes', ({ all }) => all.units],
  ['a home without the project', ({ byId }) => byId.units.get('another')],
  ['the homes of another project', ({ unitsOf }) => unitsOf('another')],
  ['articles', ({ all }) => all.articles],
  ['an article', ({ byId }) => byId.articles.get('any')],
  ['the articles of a subject', ({ articlesOf }) => articlesOf('any')],
  ['jobs', ({ all }) => all.jobs],
  ['what is on a page', ({ all }) => all.pages[0]?.blocks],
  ['what search engines are told of a page', ({ all }) => all.pages[0]?.seo],
])('the content of a project says when a page reads %s', (_, read) => {
  expect(foreignReads(read)).toBeGreaterThan(0)
})

it('the content of a project gives what pages of it show', () => {
  const read = ({ layout, all, byId, unitsOf }: LocaleContent) => [
    ...[layout.documentId, layout.sales, layout.loan, all.floors],
    ...all.pages.map(({ title, slug, kind, guard }) => [title, slug, kind, guard]),
    byId.pages.get(all.pages[0]?.documentId ?? '')?.title,
    ...[byId.projects.get(project), unitsOf(project)],
  ]
  expect(foreignReads(read)).toBe(0)
  const { content: within } = withinProjects(
    own,
    { content, cards },
    { foreign: () => {}, read: () => {} },
  )
  expect(read(within)).toEqual(read(content))
})
