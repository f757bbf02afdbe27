import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Systems hand out ports above these by themselves, to whoever asks for any port or connects to one. */
const [FIRST, LAST] = [20_000, 32_000]

/** A port that is free for a moment, since its server begins again soon, is not for another one. */
const given = new Set<number>()

/**
 * A port that nothing uses, and that nobody else gets before it is listened on, or between two times: not from the
 * system, and not from this process.
 *
 * @throws the error of a host that cannot be listened on at all.
 */
export const unusedPort = async (host = '127.0.0.1'): Promise<number> => {
  const port = randomInt(FIRST, LAST)
  if (given.has(port)) return unusedPort(host)
  given.add(port)
  try {
    await tryPort(port, host)
    return port
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return unusedPort(host)
  }
}

/** Listens on a port for a moment; throws what the system says where that fails. */
export const tryPort = (port: number, host: string): Promise<void> =>
  new Promise((free, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(port, host, () => probe.close(() => free()))
  })
