import { createServer } from 'node:net'
import { requireVariables } from '#src/environment/read.ts'
import { CmsError } from './cms-error.ts'

/** The port of `CMS_PORT`, or Strapi's usual one. */
export function portOfEnvironment(): number {
  return requireVariables(process.env, ['CMS_PORT']).CMS_PORT
}

/** The port itself, or a free one for 0. A CmsError, which names the variable, where it is taken. */
export function freePort(port: number, host: string, variable = 'CMS_PORT'): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (cause: NodeJS.ErrnoException) =>
      reject(refusal(cause, { port, host, variable })),
    )
    probe.listen(port, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}

type Wanted = { port: number; host: string; variable: string }

function refusal(cause: NodeJS.ErrnoException, { port, host, variable }: Wanted): CmsError {
  const problem =
    cause.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what listens there, or choose another: ${variable}=${port + 1}.`
      : `Cannot listen on ${host}:${port}: ${cause.message}. Choose others with HOST and ${variable}.`
  return new CmsError(problem, { cause })
}
