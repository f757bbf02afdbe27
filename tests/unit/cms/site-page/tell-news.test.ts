import { expect, test } from 'vitest'
import { tellNews } from '../../../../cms/src/site-page/tell-news.ts'

const entry = (documentId: string, problem = 'is missing') => ({
  ...{
    type: 'pages',
    documentId,
    locale: 'en',
    field: 'slug',
    lastGoodVersionShown: false,
    problem,
  },
})

/** What was reported before, in one database for several processes. */
const memory = () => {
  let value: string[] = []
  return {
    value: () => value,
    read: async () => value,
    replace: async (before: string[], after: string[]) => {
      if (before.join() !== value.join()) return false
      value = after
      return true
    },
  }
}

const teller = (before = memory()) => {
  const told: string[] = []
  const tell = async (news: { documentId: string }[]) =>
    void told.push(news.map(({ documentId }) => documentId).join(' '))
  return {
    told,
    before,
    look: (...ids: string[]) =>
      tellNews(
        ids.map((id) => entry(id)),
        before,
        tell,
      ),
  }
}

test('tells what is new, once', async () => {
  const { told, look } = teller()
  await look('a', 'b')
  await look('b', 'a')
  await look('a', 'c', 'b')
  expect(told).toEqual(['a b', 'c'])
})

test('tells another problem of the same entry', async () => {
  const { told, before } = teller()
  const tell = async () => void told.push('told')
  await tellNews([entry('a')], before, tell)
  await tellNews([entry('a', 'is too long')], before, tell)
  expect(told).toHaveLength(2)
})

test('forgets what was fixed, without a word', async () => {
  const { told, look } = teller()
  await look('a')
  await look()
  expect(told).toEqual(['a'])
  await look('a')
  expect(told).toEqual(['a', 'a'])
})

test('of two processes that see the same one tells', async () => {
  const { told, look } = teller()
  await Promise.all([look('a'), look('a'), look('a')])
  expect(told).toEqual(['a'])
})

test('what could not be told counts as not told, and what was told before stays told', async () => {
  const { told, before, look } = teller()
  await look('a')
  const fails = async () => {
    throw new Error('refused')
  }
  await expect(tellNews([entry('a'), entry('b')], before, fails)).rejects.toThrow('refused')
  await look('a', 'b')
  expect(told).toEqual(['a', 'b'])
})
