import { expect, test } from 'vitest'
import { touchesSite, webhookBody } from '#src/rebuild/webhook.ts'

const published = '2026-11-20T10:00:00.000Z'
const uid = 'api::page.page'

test.each([
  [
    'an entry that was published',
    { event: 'entry.publish', uid, entry: { publishedAt: published } },
  ],
  ['an entry that was taken back', { event: 'entry.unpublish', uid, entry: { publishedAt: null } }],
  [
    'a change of what is published',
    { event: 'entry.update', uid, entry: { publishedAt: published } },
  ],
  [
    'a published entry that was deleted',
    { event: 'entry.delete', uid, entry: { publishedAt: published } },
  ],
  ['a file that was replaced', { event: 'media.update' }],
  ['a file that was deleted', { event: 'media.delete' }],
])('%s touches the site', (_, body) => {
  expect(touchesSite(webhookBody.parse(body))).toBe(true)
})

test.each([
  ['a draft that was saved', { event: 'entry.update', uid, entry: { publishedAt: null } }],
  ['a draft that was made', { event: 'entry.create', uid, entry: {} }],
  ['a draft that was deleted', { event: 'entry.delete', uid, entry: { publishedAt: null } }],
  ['a new file', { event: 'media.create' }],
  [
    'a registration',
    {
      event: 'entry.create',
      uid: 'plugin::users-permissions.user',
      entry: { publishedAt: published, email: 'nora@mira.example' },
    },
  ],
  ['the button that tries the webhook', { event: 'trigger-test' }],
  ['an event of another kind', { event: 'review-workflows.updateEntryStage', uid }],
])('%s does not touch the site', (_, body) => {
  expect(touchesSite(webhookBody.parse(body))).toBe(false)
})

test('nothing is kept of an entry but when it was published', () => {
  const read = webhookBody.parse({
    event: 'entry.create',
    entry: { publishedAt: null, email: 'nora@mira.example' },
  })
  expect(JSON.stringify(read)).not.toContain('nora')
})
