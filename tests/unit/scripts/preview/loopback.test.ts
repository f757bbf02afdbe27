import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { onLoopback } from '#scripts/preview/loopback.ts'

test('a server that names no host is kept to this machine, only while it starts', async () => {
  const server = createServer()
  const within = await onLoopback(() => hostOf(server))
  expect(within).toBe('127.0.0.1')
  const after = createServer()
  expect(await hostOf(after)).not.toBe('127.0.0.1')
})

test('a host that is named stays', async () => {
  expect(await onLoopback(() => hostOf(createServer(), '127.0.0.2'))).toBe('127.0.0.2')
})

const hostOf = (server: ReturnType<typeof createServer>, host?: string): Promise<string> =>
  new Promise((known) => {
    const listening = () => {
      known((server.address() as AddressInfo).address)
      server.close()
    }
    if (host) server.listen(0, host, listening)
    else server.listen(0, listening)
  })
