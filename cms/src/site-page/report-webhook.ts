import { type NamedLeftOut, reportWords } from './report-words.ts'

const TIMEOUT_MS = 10_000

/**
 * Posts what was left out in Slack's format, which Mattermost, Discord (`/slack`) and others read too.
 *
 * @throws where it was not taken. The address is a secret and in no message.
 */
export async function postNews(
  named: NamedLeftOut[],
  { url, panel }: { url: string; panel: string },
): Promise<void> {
  const { subject, text } = reportWords(named, panel)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: escaped(`${subject}\n\n${text}`) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`it answered ${response.status}`)
}

/** The three characters that mean something to Slack. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
