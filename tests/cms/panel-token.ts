import { z } from 'zod'
import { withFileLock } from '#scripts/lib/file-lock.ts'
import { readJson, writeJson } from '#src/lib/json-file.ts'
import { call } from './call.ts'

/** Strapi's token is good for half an hour, and a file of tests takes less than the rest of it. */
const RENEW_MS = 10 * 60_000

/**
 * The administrator of a CMS; `token` where somebody has signed in already, `login` where others share what is in that
 * file.
 */
export type Admin = { email: string; password: string; token?: string; login?: string }

type Cms = { url: string; admin: Admin }
type Login = { data: { token: string } }

const sharedSchema = z.object({ token: z.string(), at: z.number() })

/**
 * What the panel makes its calls with. Strapi takes five logins of a person in five minutes, so the tests that share a
 * CMS share one, which is renewed each ten minutes.
 */
export async function panelToken(cms: Cms): Promise<string> {
  const { token, login } = cms.admin
  if (token) return token
  return login ? withFileLock(`${login}.lock`, () => sharedToken(cms, login)) : signIn(cms)
}

const sharedToken = async (cms: Cms, file: string): Promise<string> => {
  const shared = await readJson(file, sharedSchema)
  if (shared && Date.now() - shared.at < RENEW_MS) return shared.token
  const token = await signIn(cms)
  await writeJson(file, { token, at: Date.now() })
  return token
}

const signIn = async ({ url, admin: { email, password } }: Cms): Promise<string> => {
  const login = await call<Login>(`${url}/admin/login`, {
    method: 'POST',
    body: { email, password },
  })
  if (login.status !== 200) throw new Error(`Login as administrator: ${JSON.stringify(login.body)}`)
  return login.body.data.token
}
