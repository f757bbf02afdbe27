import type { Core } from '@strapi/strapi'
import { publicDir, secret } from '../src/settings/secrets.ts'

/** The address is absolute, because social login builds its callback addresses from it. */
export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => {
  const host = env('HOST', '127.0.0.1')
  const port = env.int('CMS_PORT', env.int('PORT', 1337))
  return {
    host,
    port,
    url: env('CMS_PUBLIC_URL', `http://${host}:${port}`),
    // A caller may send its next request at the moment at which the CMS closes a connection that it does not use. Node
    // closes it after five seconds; hardly anybody waits for just over a minute, and usual proxies keep theirs no longer.
    http: { serverOptions: { keepAliveTimeout: 65_000 } },
    proxy: { koa: env.bool('CMS_BEHIND_PROXY', false) },
    cron: { enabled: true },
    app: { keys: [secret('APP_KEYS')] },
    dirs: { public: publicDir() },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
  }
}
