import { handleAccount } from '#functions/account/handle-account.ts'
import { createRestrictedPages } from '#functions/account/restricted-page.ts'
import { createStrapi } from '#functions/account/strapi.ts'

export const SITE = 'https://mira.example'

type Dependencies = { cms?: { url: string; token: string }; restrictedDir?: string }

export type AccountAnswer = {
  status: number
  /** The error's code, or what is done. */
  code: string | undefined
  body: Record<string, unknown>
  location: string | null
  cookies: string[]
  html: string
}

let visitors = 0

/** Somebody with a browser and an address of their own, who calls the account function. */
export const newVisitor = ({ cms, restrictedDir = '.' }: Dependencies) => {
  const jar = new Map<string, string>()
  const address = `198.51.100.${++visitors}`

  const send = async (path: string, init: RequestInit): Promise<AccountAnswer> => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const request = new Request(`${SITE}/api/account/${path}`, {
      ...init,
      headers: { ...(cookie && { cookie }), 'sec-fetch-site': 'same-origin', ...init.headers },
    })
    // As an old browser, or a program that looks through mails.
    if (request.headers.get('sec-fetch-site') === '') request.headers.delete('sec-fetch-site')
    const response = await handleAccount(request, {
      strapi: cms && createStrapi(cms),
      restrictedPage: createRestrictedPages(restrictedDir),
      words: async () => undefined,
      visitor: address,
      note: () => {},
    })
    const cookies = response.headers.getSetCookie()
    for (const line of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const body = isJson ? JSON.parse(text) : {}
    const { status, headers } = response
    return {
      status,
      code: body.error?.code ?? body.done,
      body,
      location: headers.get('location'),
      cookies,
      html: isJson ? '' : text,
    }
  }

  return {
    address,
    jar,
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    /** A form that a script sends. */
    post: (call: string, fields: Record<string, string> = {}, headers = {}) =>
      send(call, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { accept: 'application/json', ...headers },
      }),
    /** A form that the browser sends without a script. */
    submit: (call: string, fields: Record<string, string>, referer: string) =>
      send(call, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { accept: 'text/html', referer: SITE + referer },
      }),
  }
}
