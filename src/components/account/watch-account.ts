import { returnPath, withReturn } from '#src/account/return-path.ts'
import {
  afterEvent,
  type Session,
  type SessionEvent,
  type SessionTask,
  SIGNED_OUT,
} from '#src/account/session.ts'
import { isSignedIn } from '#src/account/signed-in-cookie.ts'
import { loadCalls } from './load-calls.ts'

/** What tabs tell each other. */
type Told = Extract<SessionEvent, { type: 'token stored' | 'signed out' }>

let session: Session = SIGNED_OUT
let tabs: BroadcastChannel | undefined

/** Looks at the page that has come up, and from the first time on at its forms and at other tabs. */
export const watchAccount = (): void => {
  if (!tabs) {
    tabs = new BroadcastChannel('account')
    tabs.onmessage = ({ data }: MessageEvent<Told>) => happen(data)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('submit', onSubmit)
    // A session may also begin or end without a script, or while this tab was asleep.
    document.addEventListener('visibilitychange', lookAtCookie)
    addEventListener('pageshow', lookAtCookie)
    addEventListener('pagehide', forgetUser)
  }
  sayItOurselves()
  lookAtCookie()
}

/** Browsers say what is missing in their own language, which need not be the page's. */
const sayItOurselves = (): void => {
  const forms = document.querySelectorAll<HTMLFormElement>('[data-account-form]')
  for (const form of forms) form.noValidate = true
}

/** The account function has said that nobody is signed in any more. */
export const sessionEnded = (): void => happen({ type: 'signed out' })

const lookAtCookie = (): void => {
  if (document.visibilityState === 'hidden') return
  happen({ type: 'started', token: isSignedIn(document.cookie) ? 'set' : 'cleared' })
}

/** Browsers keep pages that were left: when this one comes back, somebody else may have signed in. */
const forgetUser = (): void => {
  session = { ...session, user: null }
  showSession(session)
}

const happen = (event: SessionEvent): void => {
  const { session: next, task } = afterEvent(session, event)
  const known = session.user?.username
  session = next
  keepShortlist(known)
  showSession(session)
  keepGuard()
  carryOut(task)
}

/** Without an answer the browser keeps what it has. @param known who was signed in before. */
const keepShortlist = (known: string | undefined): void => {
  const { token, user } = session
  const leaves = token === 'cleared' && window.shortlist.get().of !== undefined
  const comes = user !== null && user.username !== known
  if (!leaves && !comes) return
  import('./keep-shortlist.ts')
    .then(({ forgetAccount, keepWithAccount }) =>
      comes ? keepWithAccount(user.username) : forgetAccount(),
    )
    .catch(() => {})
}

const carryOut = (task: SessionTask): void => {
  if (!task) return
  loadCalls().then(
    async ({ loadUser, callAccount }) => {
      if (task === 'clear token') {
        await callAccount('logout', new FormData())
        return
      }
      const user = await loadUser().catch(() => null)
      happen(user ? { type: 'user loaded', user } : { type: 'user failed' })
    },
    // A page that is being left gets no code any more; that says nothing about the session.
    () => {},
  )
}

/** Redirects from a page that is not for this visitor: to the login and back, or on from the login. */
const keepGuard = (): void => {
  const { guard, login, profile } =
    document.querySelector<HTMLElement>('[data-guard]')?.dataset ?? {}
  const { pathname, search } = location
  if (guard === 'auth' && session.token === 'cleared' && login) {
    location.replace(withReturn(login, pathname + search))
  }
  if (guard === 'guest' && session.user && profile) {
    location.replace(wantedPath() ?? profile)
  }
}

const wantedPath = (): string | undefined =>
  returnPath(new URLSearchParams(location.search).get('next'))

const loadForms = () => import('./send-form.ts')

/** A visitor who focuses a form is about to send it. */
const onFocus = ({ target }: FocusEvent): void => {
  if ((target as Element).closest('[data-account-form]')) loadForms().catch(() => {})
}

const onSubmit = (event: SubmitEvent): void => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.dataset.accountForm) return
  event.preventDefault()
  void loadForms().then(async ({ sendForm, leave }) => {
    const to = await sendForm(form, wantedPath())
    if (to === undefined) return
    const told: Told = {
      type: form.dataset.accountForm === 'logout' ? 'signed out' : 'token stored',
    }
    tabs?.postMessage(told)
    leave(to)
  })
}

/** Shows who is signed in wherever the page has a place for it. */
const showSession = ({ token, user }: Session): void => {
  document.documentElement.dataset.account = token === 'set' ? 'in' : 'out'
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-account-link]')) {
    const { login, profile } = link.dataset
    const href = token === 'set' ? profile : login
    if (href) link.href = href
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-account-user]')) {
    const fact = place.dataset.accountUser === 'email' ? user?.email : user?.username
    place.textContent = fact ?? '…'
  }
}
