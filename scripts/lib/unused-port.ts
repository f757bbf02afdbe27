import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** The first port, and the one after the last. */
type Ports = [first: number, end: number]

/** Systems hand out ports above these by themselves, to whoever asks for any port or connects to one. */
const BELOW_THOSE_OF_SYSTEMS: Ports = [20_000, 32_000]

/** A port that is free for a moment, since its server begins again soon, is not for another one. */
const given = new Set<number>()

/**
 * A port that nothing uses, and that nobody else gets before it is listened on, or between two times: not from the
 * system, and not from this process.
 *
 * @throws the error of a host that cannot be listened on at all.
 */
export const unusedPort = async (
  host = '127.0.0.1',
  among = BELOW_THOSE_OF_SYSTEMS,
): Promise<number> => {
  const port = randomInt(...among)
  if (given.has(port)) return unusedPort(host, among)
  given.add(port)
  try {
    await tryPort(port, host)
    return port
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return unusedPort(host, among)
  }
}

/** Listens on a port for a moment; throws what the system says where that fails. */
export const tryPort = (port: number, host: string): Promise<void> =>
  new Promise((free, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(port, host, () => probe.close(() => free()))
  })
