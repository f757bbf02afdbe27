import type { Core } from '@strapi/strapi'
import { environment, providerKeys } from '../settings/environment.ts'
import { socialCallback } from './mailed-links.ts'

/** The name of the provider that the `OIDC_` variables describe. */
const OIDC = 'oidc'

type Grant = Record<string, { enabled: boolean; key?: string; secret?: string; callback?: string }>
type Profile = { email?: string; email_verified?: boolean; preferred_username?: string }

/**
 * Offers social login with the providers that the environment holds keys of, such as `GOOGLE_CLIENT_ID`
 * and `GOOGLE_CLIENT_SECRET`, and with no other. Besides Strapi's own there is `oidc`, for any server
 * that speaks OpenID Connect.
 */
export async function setSocialLogin(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
  const grant = (await store.get({ key: 'grant' })) as Grant
  const providers: Grant = {
    ...grant,
    [OIDC]: { ...grant[OIDC], ...oidcEndpoints(), enabled: false },
  }
  for (const [name, settings] of Object.entries(providers)) {
    if (name === 'email') continue
    const { key, secret } = providerKeys(name)
    const enabled = Boolean(key && secret)
    providers[name] = {
      ...settings,
      enabled,
      ...(enabled && { key, secret, callback: socialCallback(name) }),
    }
  }
  await store.set({ key: 'grant', value: providers })
  strapi
    .plugin('users-permissions')
    .service('providers-registry')
    .add(OIDC, { icon: '', enabled: false, grantConfig: {}, authCallback: oidcProfile })
}

/**
 * A provider sends the browser back to the site, whose function passes the call on. So the CMS need not be
 * reachable for browsers, and its session of the login is bound to the browser by a cookie of the site.
 */
export const withSiteCallback = <T extends object>(providers: T): T => ({
  ...providers,
  buildRedirectUri: socialCallback,
})

const oidcEndpoints = () => ({
  oauth: 2,
  authorize_url: environment().OIDC_AUTHORIZE_URL,
  access_url: environment().OIDC_TOKEN_URL,
  scope: ['openid', 'email', 'profile'],
})

/** Only an address that the provider has verified: another would open the account of whoever owns it. */
async function oidcProfile({ accessToken }: { accessToken: string }) {
  const response = await fetch(environment().OIDC_USERINFO_URL as string, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The provider answered with ${response.status}.`)
  const profile = (await response.json()) as Profile
  if (profile.email_verified !== true) throw new Error('Email not verified by the provider.')
  return { username: profile.preferred_username, email: profile.email }
}
