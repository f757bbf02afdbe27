import type { Core } from '@strapi/strapi'
import { environment } from '../src/settings/environment.ts'
import { publicDir, secret } from '../src/settings/secrets.ts'

/** The address is absolute, because social login builds its callback addresses from it. */
export default (): Core.Config.Server => {
  const { HOST: host, PORT, CMS_PORT: port = PORT, ...read } = environment()
  return {
    host,
    port,
    url: read.CMS_PUBLIC_URL ?? `http://${host}:${port}`,
    // A caller may send its next request at the moment at which the CMS closes a connection that it does not use. Node
    // closes it after five seconds; hardly anybody waits for just over a minute, and usual proxies keep theirs no longer.
    http: { serverOptions: { keepAliveTimeout: 65_000 } },
    proxy: { koa: read.CMS_BEHIND_PROXY },
    cron: { enabled: true },
    app: { keys: [secret('APP_KEYS')] },
    dirs: { public: publicDir() },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
  }
}
