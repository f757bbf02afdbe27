import { languageTag } from '#src/site/language-tags.ts'

/** @see https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** A form is sent without a token after this time: the lead function keeps such leads apart. */
const TOKEN_MS = 5_000

type Turnstile = {
  render: (place: HTMLElement, options: Record<string, unknown>) => string | undefined
  reset: (widget: string) => void
  remove: (widget: string) => void
}

export type Challenge = {
  /** The proof that a person is there, or undefined if there is none in time. */
  token: () => Promise<string | undefined>
  /** For the next try: a token counts once. */
  again: () => void
  end: () => void
}

/** Shows Cloudflare's challenge in a form. If its script cannot be loaded there is no token, and no wait for one. */
export const startChallenge = (
  place: HTMLElement,
  options: { siteKey: string; locale: string },
): Challenge => {
  let token: string | undefined
  let onToken = (_token: string | undefined) => {}
  let widget: { id: string; turnstile: Turnstile } | undefined
  let ended = false
  let unavailable = false
  const show = (turnstile: Turnstile) => {
    if (ended) return
    const id = turnstile.render(place, {
      sitekey: options.siteKey,
      language: languageTag(options.locale),
      size: 'flexible',
      'response-field': false,
      callback: (solved: string) => {
        token = solved
        onToken(solved)
      },
      'expired-callback': () => {
        token = undefined
      },
    })
    if (id) widget = { id, turnstile }
  }
  loadTurnstile().then(show, (error) => {
    console.info(String(error))
    unavailable = true
    onToken(undefined)
  })
  return {
    token: () =>
      new Promise((done) => {
        if (token || unavailable) return done(token)
        onToken = done
        setTimeout(() => done(undefined), TOKEN_MS)
      }),
    again: () => {
      token = undefined
      widget?.turnstile.reset(widget.id)
    },
    end: () => {
      ended = true
      widget?.turnstile.remove(widget.id)
    },
  }
}

let loading: Promise<Turnstile> | undefined

const loadTurnstile = (): Promise<Turnstile> => {
  loading ??= new Promise((loaded, failed) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => loaded((window as unknown as { turnstile: Turnstile }).turnstile)
    script.onerror = () => {
      loading = undefined
      failed(new Error(`The challenge ${SCRIPT} could not be loaded.`))
    }
    document.head.append(script)
  })
  return loading
}
