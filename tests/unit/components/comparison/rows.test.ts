import { expect, test } from 'vitest'
import { comparedRows } from '#src/components/comparison/rows.ts'

const home = (facts: Record<string, string>) => ({
  facts: Object.entries(facts).map(([label, text]) => ({ label, html: `<b>${text}</b>`, text })),
})

test('rows that differ are marked, and a home that lacks a fact differs', () => {
  const homes = [
    home({ Price: '2', Type: 'Villa', View: 'Sea' }),
    home({ Price: '3', Type: 'Villa' }),
  ]
  expect(comparedRows(homes)).toEqual([
    { label: 'Price', values: ['<b>2</b>', '<b>3</b>'], differs: true },
    { label: 'Type', values: ['<b>Villa</b>', '<b>Villa</b>'], differs: false },
    { label: 'View', values: ['<b>Sea</b>', null], differs: true },
  ])
})

test('a fact of a later home stands where it does on its page', () => {
  const homes = [
    home({ Price: '2', Project: 'A' }),
    home({ Price: '3', Floor: '4', View: 'Sea', Project: 'B' }),
    home({ Number: '7', Price: '3', Project: 'B' }),
  ]
  const labels = comparedRows(homes).map(({ label }) => label)
  expect(labels).toEqual(['Number', 'Price', 'Floor', 'View', 'Project'])
})

test('one home differs from nothing', () => {
  expect(comparedRows([home({ Price: '2' })]).map(({ differs }) => differs)).toEqual([false])
})
