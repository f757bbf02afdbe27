import { expect, test } from 'vitest'
import { createCmsClient } from '#src/cms/client.ts'
import { CmsError } from '#src/cms/errors.ts'
import { readVersions } from '#src/cms/read-versions.ts'

const look = { moment: 'm', model: 'n', state: 's' }
const whole = {
  ...look,
  files: 'f',
  types: {
    tags: [['tag1', 'en', 'v1']],
    redirects: [['redirect1', null, 'v2']],
    surprises: [['x', 'en', 'v3']],
  },
}

/** A CMS that answers this, and notes what it was asked. */
function cms(body: unknown, status = 200) {
  const asked: string[] = []
  const client = createCmsClient({
    url: 'http://cms.test',
    fetch: async (input) => {
      asked.push(String(input))
      return Response.json(body, { status })
    },
  })
  return { client, asked }
}

test('names entries as the snapshot does, and knows nothing of types that the site does not', async () => {
  const { client, asked } = cms(whole)
  const { versions } = (await readVersions(client)) as { versions: Map<string, unknown> }
  expect([...versions]).toEqual([
    ['tags tag1 en', { type: 'tags', documentId: 'tag1', locale: 'en', version: 'v1' }],
    [
      'redirects redirect1 *',
      { type: 'redirects', documentId: 'redirect1', locale: '*', version: 'v2' },
    ],
  ])
  expect(asked).toEqual(['http://cms.test/api/content-versions'])
})

test('tells the CMS which state it knows, and takes that as the answer', async () => {
  const { client, asked } = cms(look)
  expect(await readVersions(client, 's')).toEqual(look)
  expect(asked).toEqual(['http://cms.test/api/content-versions?known=s'])
})

test.each([403, 404])('gives the error where the CMS answers %i', async (status) => {
  expect(await readVersions(cms({}, status).client)).toBeInstanceOf(CmsError)
})

test.each([
  ['no versions, though it did not ask for a known state', look, undefined],
  ['no versions for another state than the known one', look, 'r'],
  ['no moment', { ...whole, moment: undefined }, undefined],
  ['an entry without a version', { ...whole, types: { tags: [['tag1', 'en', '']] } }, undefined],
])('does not believe %s', async (_what, body, known) => {
  const { client } = cms(body)
  const looked = known === undefined ? readVersions(client) : readVersions(client, known)
  await expect(looked).rejects.toThrow(
    /content-versions.*something other than the versions.*Run the CMS of the same version/,
  )
})

test('does not go on when the CMS fails', async () => {
  await expect(readVersions(cms({}, 401).client)).rejects.toThrow('401')
})
