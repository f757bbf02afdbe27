import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BlobsServer } from '@netlify/blobs/server'
import { onLoopback } from '#scripts/preview/loopback.ts'
import { formsFiles } from '#src/lead/forms-file.ts'

const LEADS = 1_000
const WARM_UP = 50

type Handler = (request: Request, context: unknown) => Promise<Response>

/**
 * How long the bundled lead function takes to answer, in milliseconds, one lead after the other: with a
 * real store of Netlify Blobs on this machine, and without the time that the CRM took.
 */
export const measureAnswers = async (entry: string, dir: string): Promise<number[]> => {
  const site = await startSite()
  const blobs = new BlobsServer({ directory: join(dir, 'blobs'), token: 'bench' })
  const { port } = await onLoopback(() => blobs.start())
  const edgeURL = `http://127.0.0.1:${port}`
  const access = { siteID: '0', token: 'bench', edgeURL, uncachedEdgeURL: edgeURL }
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(access)).toString('base64')
  process.env.FORM_API_HOST = site.url

  const crm = clockCrm(site.url)
  const { default: handle } = (await import(pathToFileURL(entry).href)) as { default: Handler }
  const times: number[] = []
  // The function writes a line for each lead.
  const { log } = console
  console.log = () => {}
  try {
    for (let number = 0; number < WARM_UP + LEADS; number += 1) {
      const before = crm.ms
      const started = performance.now()
      const response = await handle(request(site.url, number), { deploy: { context: 'bench' } })
      const ms = performance.now() - started - (crm.ms - before)
      if (response.status !== 200) throw new Error(`A lead was refused: ${await response.text()}`)
      if (number >= WARM_UP) times.push(ms)
    }
  } finally {
    console.log = log
    crm.restore()
    await blobs.stop()
    await site.close()
  }
  return times
}

const request = (url: string, number: number): Request =>
  new Request(`${url}/api/lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({
      submissionId: `bench-${String(number).padStart(8, '0')}`,
      formKey: 'interest',
      locale: 'en',
      fields: { name: 'Anna Maria', phone: '+971 50 123 4567', message: `Lead ${number}` },
      consent: true,
      consentVersion: '1',
      filledMs: 9_000,
    }),
  })

/** The site with its forms, and the CRM. */
const startSite = async () => {
  const field = (name: string, kind: 'text' | 'phone' | 'textarea') => ({
    name,
    label: name,
    kind,
    rules: [{ rule: kind === 'phone' ? ('phone' as const) : ('required' as const), value: null }],
    choices: [],
  })
  const fields = [field('name', 'text'), field('phone', 'phone'), field('message', 'textarea')]
  const words = { title: '', thankYouTitle: '', thankYouText: '', failureText: '' }
  const forms = [{ key: 'interest', fields, consentText: '', consentVersion: '1', ...words }]
  const files = formsFiles([{ locale: 'en', dir: 'ltr', forms, messages: {} }])
  const server = createServer((request, response) => {
    request.resume()
    response.end(files[request.url?.slice(1) ?? ''] ?? '{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

/** Adds up the time that calls of the CRM take. */
const clockCrm = (host: string) => {
  const { fetch } = globalThis
  const restore = () => {
    globalThis.fetch = fetch
  }
  const clock = { ms: 0, restore }
  globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith(`${host}/webhook/`)) return fetch(input, init)
    const started = performance.now()
    try {
      return await fetch(input, init)
    } finally {
      clock.ms += performance.now() - started
    }
  }
  return clock
}
