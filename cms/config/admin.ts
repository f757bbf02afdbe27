import { preview } from '../src/preview/preview.ts'
import { environment } from '../src/settings/environment.ts'
import { secret } from '../src/settings/secrets.ts'

/** `CMS_PANEL=false` runs the API without the admin panel, which then need not have been built. */
export default () => ({
  auth: { secret: secret('ADMIN_JWT_SECRET') },
  apiToken: { salt: secret('API_TOKEN_SALT') },
  transfer: { token: { salt: secret('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: secret('ENCRYPTION_KEY') },
  preview,
  autoOpen: false,
  flags: { nps: false, promoteEE: false },
  ...(environment().CMS_PANEL ? {} : { serveAdminPanel: false }),
})
