import { tryPort, unusedPort } from '#scripts/lib/unused-port.ts'
import { requireVariables } from '#src/environment/read.ts'
import { CmsError } from './cms-error.ts'

/** The port of `CMS_PORT`, or Strapi's usual one. */
export function portOfEnvironment(): number {
  return requireVariables(process.env, ['CMS_PORT']).CMS_PORT
}

/** The port itself, or an unused one for 0. A CmsError, which names the variable, where it is taken. */
export async function freePort(port: number, host: string, variable = 'CMS_PORT'): Promise<number> {
  try {
    if (port === 0) return await unusedPort(host)
    await tryPort(port, host)
    return port
  } catch (cause) {
    throw refusal(cause as NodeJS.ErrnoException, { port, host, variable })
  }
}

type Wanted = { port: number; host: string; variable: string }

function refusal(cause: NodeJS.ErrnoException, { port, host, variable }: Wanted): CmsError {
  const problem =
    cause.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what listens there, or choose another: ${variable}=${port + 1}.`
      : `Cannot listen on ${host}:${port}: ${cause.message}. Choose others with HOST and ${variable}.`
  return new CmsError(problem, { cause })
}
