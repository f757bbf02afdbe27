import { expect, test } from 'vitest'
import { unusedPort } from '#scripts/lib/unused-port.ts'

test('a process gets no port twice, so that a server that begins again finds its own free', async () => {
  const ports = await Promise.all(Array.from({ length: 300 }, () => unusedPort()))
  expect(new Set(ports).size).toBe(300)
})
