import { createServer } from 'node:net'
import { CmsError } from './cms-error.ts'

/** The port of `CMS_PORT`, or Strapi's usual one. */
export function portOfEnvironment(): number {
  const port = Number(process.env.CMS_PORT || 1337)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new CmsError(`CMS_PORT is "${process.env.CMS_PORT}". Set it to a number up to 65535.`)
}

/** The port itself, or a free one for 0. A CmsError where something listens there already. */
export function freePort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (cause: NodeJS.ErrnoException) => reject(refusal(cause, port, host)))
    probe.listen(port, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}

function refusal(cause: NodeJS.ErrnoException, port: number, host: string): CmsError {
  const problem =
    cause.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what listens there, or choose another: CMS_PORT=${port + 1}.`
      : `Cannot listen on ${host}:${port}: ${cause.message}. Choose others with HOST and CMS_PORT.`
  return new CmsError(problem, { cause })
}
