import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const TIMEOUT_MS = 10_000

export type Received = {
  path: string | undefined
  secret: string | string[] | undefined
  body: {
    event: string
    uid?: string
    entry?: { documentId: string; locale: string; publishedAt?: string | null }
  }
}

export type Receiver = Awaited<ReturnType<typeof listenForWebhooks>>

/** A real HTTP server in the place of the site's publish function: keeps what it is sent. */
export async function listenForWebhooks() {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    received.push({
      path: request.url,
      secret: request.headers['x-mira-webhook-secret'],
      body: JSON.parse(text),
    })
    response.writeHead(202).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    /** Waits for the first request that fits. */
    async next(fits: (request: Received) => boolean): Promise<Received> {
      const deadline = Date.now() + TIMEOUT_MS
      while (Date.now() < deadline) {
        const found = received.find(fits)
        if (found) return found
        await sleep(20)
      }
      const events = received.map(({ body }) => body.event).join(', ') || 'none'
      throw new Error(`No such webhook in ${TIMEOUT_MS / 1000} s. Received: ${events}.`)
    },
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  }
}
