import type { Core } from '@strapi/strapi'
import { environment } from '../settings/environment.ts'
import { siteUrl } from '../settings/site.ts'
import { askSite } from './ask-site.ts'
import { nameEntries } from './entry-names.ts'
import { mailNews } from './report-mail.ts'
import { type NamedLeftOut, reportWords } from './report-words.ts'
import { type LeftOutEntry, tellNews } from './tell-news.ts'
import { toldBefore } from './told-before.ts'

/** A file of the site's edge is asked for so often; the site itself only when another build is published. */
const EACH = '*/15 * * * * *'
/** Where nothing swaps both at once, a build's report may come a moment after the build itself. */
const LOOKS = 2
/** After a mail or a message failed. */
const PAUSE_MS = 60_000
const TIMEOUT_MS = 8_000

type Channel = { name: string; tell: (news: LeftOutEntry[]) => Promise<void>; pausedUntil: number }

/** Tells by mail and webhook, where they are set, what a build left out; each problem once. */
export function tellOfLeftOut(strapi: Core.Strapi): void {
  const channels = channelsOf(strapi)
  if (channels.length === 0) return
  let seen: string | undefined
  let looks = 0
  let busy = false
  const task = async () => {
    if (busy) return
    busy = true
    try {
      const published = (await readPublished()) ?? seen
      if (published !== seen) looks = 0
      seen = published
      if (seen !== undefined && looks < LOOKS && (await tellAll(strapi, channels))) looks += 1
    } catch (error) {
      strapi.log.error(`Telling what was left out failed: ${(error as Error).message}`)
    } finally {
      busy = false
    }
  }
  strapi.cron.add({ tellOfLeftOut: { task, options: EACH } })
}

function channelsOf(strapi: Core.Strapi): Channel[] {
  const { SITE_REPORT_MAIL, SITE_REPORT_WEBHOOK_URL } = environment()
  const panel: string = strapi.config.get('admin.absoluteUrl')
  const channel = (name: string, tell: Channel['tell']) => ({ name, tell, pausedUntil: 0 })
  return [
    ...(SITE_REPORT_MAIL
      ? [
          channel('mail', async (entries) => {
            const named = await nameEntries(strapi, entries)
            await mailNews(strapi, { entries, named }, { recipients: SITE_REPORT_MAIL, panel })
          }),
        ]
      : []),
    ...(SITE_REPORT_WEBHOOK_URL
      ? [
          channel('webhook', async (entries) => {
            await postNews(await nameEntries(strapi, entries), {
              ...{ url: SITE_REPORT_WEBHOOK_URL, panel },
            })
          }),
        ]
      : []),
  ]
}

/** What the published site was made from, as text; undefined if it cannot be read. */
async function readPublished(): Promise<string | undefined> {
  try {
    const url = `${siteUrl()}/builds/source.json?${Date.now()}`
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}

/** Whether everything that is to be reported was reported. */
async function tellAll(strapi: Core.Strapi, channels: Channel[]): Promise<boolean> {
  const told = await askSite()
  const leftOut = told.status === 'told' ? told.site.report?.leftOut.entries : undefined
  if (!leftOut) return false
  let all = true
  for (const channel of channels) {
    if (Date.now() < channel.pausedUntil) {
      all = false
      continue
    }
    try {
      await tellNews(leftOut, toldBefore(strapi, channel.name), channel.tell)
    } catch (error) {
      all = false
      channel.pausedUntil = Date.now() + PAUSE_MS
      strapi.log.warn(
        `The ${channel.name} about entries that were left out failed and is tried again: ${(error as Error).message}`,
      )
    }
  }
  return all
}

const POST_TIMEOUT_MS = 10_000

/**
 * Posts what was left out in Slack's format, which Mattermost, Discord (`/slack`) and others read too.
 *
 * @throws where it was not taken. The address is a secret and in no message.
 */
async function postNews(
  named: NamedLeftOut[],
  { url, panel }: { url: string; panel: string },
): Promise<void> {
  const { subject, text } = reportWords(named, panel)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: escaped(`${subject}\n\n${text}`) }),
    signal: AbortSignal.timeout(POST_TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`it answered ${response.status}`)
}

/** The three characters that mean something to Slack. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
