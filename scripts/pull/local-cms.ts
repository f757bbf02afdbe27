import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** The environment, with the CMS that `npm run cms` has written down where the environment names none. */
export function withLocalCms(variables: NodeJS.ProcessEnv, clientEnv: string): NodeJS.ProcessEnv {
  if (variables.CMS_URL || !existsSync(clientEnv)) return variables
  const { CMS_URL, CMS_TOKEN } = parseEnv(readFileSync(clientEnv, 'utf8'))
  return { ...variables, CMS_URL, CMS_TOKEN: variables.CMS_TOKEN || CMS_TOKEN }
}
