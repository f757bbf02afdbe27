import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite } from '#scripts/build/build-site.ts'
import { freePort } from '#scripts/cms/port.ts'
import { createProgress } from '#scripts/lib/progress.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { call } from '#tests/cms/call.ts'
import { ownCms } from '#tests/cms/own-cms.ts'
import { seededTemplate } from '#tests/cms/template.ts'
import { writeToDatabase } from '#tests/cms/write-to-database.ts'
import { copyFinishedPages } from '#tests/fixtures/finished-pages.ts'
import { startMailSink } from '#tests/fixtures/mail-sink.ts'
import { startOauthServer } from '#tests/fixtures/oauth-server.ts'
import { FORM_FUNCTIONS, startWarmPreview } from '#tests/fixtures/warm-preview.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, '.cache/e2e-accounts')

export type AccountSite = Awaited<ReturnType<typeof startAccountSite>>

/**
 * The site as it is with accounts: a real Strapi, built from it, with a mail server and a provider of logins. Pages
 * that the site of all tests has rendered are used again: only the account pages differ.
 */
export const startAccountSite = async () => {
  const port = await freePort(0, '127.0.0.1')
  const url = `http://127.0.0.1:${port}`
  const mails = await startMailSink()
  const oauth = await startOauthServer()
  const cms = await ownCms('e2e-accounts', {
    template: await seededTemplate(),
    env: {
      SMTP_PORT: String(mails.port),
      SITE_URL: url,
      // All tests come from one address.
      ACCOUNT_RATE_LIMIT: '1000',
      ...oauth.env,
    },
  })
  const environment = {
    CMS_URL: cms.url,
    CMS_TOKEN: cms.token,
    ACCOUNT_PROVIDERS: 'oidc',
    OUT_DIR: join(FOLDER, 'out'),
    CACHE_DIR: FOLDER,
  }
  await copyFinishedPages(FOLDER)
  const { pages } = await buildSite(readEnvironment(environment), createProgress())
  const preview = await startWarmPreview([...FORM_FUNCTIONS, '/api/account/me'], {
    outDir: environment.OUT_DIR,
    port,
    projectDir: ROOT,
    env: environment,
  })
  return {
    url,
    outDir: environment.OUT_DIR,
    /** How many pages it has, and how many of them are not those of the site of all tests. */
    pages,
    mails,
    oauth,
    /** Somebody who has an account at `<name>@mira.example`, whose address is confirmed. */
    addUser: async (username: string, password: string): Promise<void> => {
      const email = `${username}@mira.example`
      const { status, body } = await call(`${cms.url}/api/auth/local/register`, {
        method: 'POST',
        body: { username, email, password },
      })
      // A test that is tried again finds the account of its first try.
      if (JSON.stringify(body).includes('already taken')) return
      if (status !== 200) throw new Error(`${username} has no account: ${JSON.stringify(body)}`)
      await mails.next(email)
      await writeToDatabase(
        cms,
        'UPDATE up_users SET confirmed = true WHERE username = ?',
        username,
      )
    },
    makeOwner: (username: string) =>
      writeToDatabase(
        cms,
        `UPDATE up_users_role_lnk SET role_id = (SELECT id FROM up_roles WHERE type = 'owner')
         WHERE user_id = (SELECT id FROM up_users WHERE username = ?)`,
        username,
      ),
    close: async () => {
      await preview.close()
      await Promise.all([cms.stop(), mails.close(), oauth.close()])
      await rm(FOLDER, { recursive: true, force: true })
    },
  }
}
