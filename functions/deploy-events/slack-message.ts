import type { DeploySucceededEvent } from '@netlify/functions'

type Message = {
  text: string
  blocks: { type: 'section'; text: { type: 'mrkdwn'; text: string } }[]
}

/** Entries that the deploy left out: how many, and the first with where to edit each, if there is a CMS. */
export type LeftOut = { total: number; entries: { name: string; edit?: string | undefined }[] }

/** Slack shows at most this much of a text. */
const LONGEST = 3_000

/** Of what others write. */
const LONGEST_WHY = 200
const LONGEST_ERROR = 1_500

/**
 * A deploy's end as a message in Slack's format, which Mattermost, Discord (`/slack`) and others read too.
 *
 * @see https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
 */
export const slackMessage = (
  outcome: 'succeeded' | 'failed',
  { deploy, site }: DeploySucceededEvent,
  leftOut: LeftOut = { total: 0, entries: [] },
): Message => {
  const { context, branch, title, commitMessage, time, errorMessage } = deploy
  const why = title ?? commitMessage
  const headline = `${outcome === 'succeeded' ? ':white_check_mark:' : ':rotating_light:'} ${site.name}: deploy ${outcome}`
  const lines = [
    `*${escaped(headline)}*`,
    [context, branch, time === null ? undefined : `${time} s`]
      .filter(Boolean)
      .map((part) => shortened(String(part), LONGEST_WHY))
      .join(' · '),
    ...(why ? [shortened(firstLine(why), LONGEST_WHY)] : []),
    ...(outcome === 'failed' && errorMessage
      ? [`\`\`\`${shortened(errorMessage.replaceAll('```', "'''"), LONGEST_ERROR)}\`\`\``]
      : []),
    ...leftOutLines(leftOut),
    outcome === 'succeeded'
      ? `<${deploy.sslUrl}|See the site> · <${deploy.adminUrl}|Summary and log>`
      : `The site stays as it was. <${deploy.adminUrl}|See the log>`,
  ]
  const text = withinLength(lines)
  return { text: escaped(headline), blocks: [{ type: 'section', text: { type: 'mrkdwn', text } }] }
}

const leftOutLines = ({ total, entries }: LeftOut): string[] => {
  if (total === 0) return []
  const more = total - entries.length
  return [
    `:warning: ${total} ${total === 1 ? 'entry was' : 'entries were'} left out. The page Site of the CMS says why.`,
    ...entries.map(
      ({ name, edit }) => `• ${edit ? `<${escaped(edit)}|${escaped(name)}>` : escaped(name)}`,
    ),
    ...(more > 0 ? [`• and ${more} more`] : []),
  ]
}

/** The lines as a text that Slack shows whole: if it is too long, the lines before the last one, which has the links, go. */
const withinLength = (lines: readonly string[]): string => {
  const text = lines.join('\n')
  return text.length > LONGEST ? withinLength(lines.toSpliced(-2, 1)) : text
}

/** A text for Slack, cut before what is too long of it. */
const shortened = (text: string, most: number): string => {
  let short = ''
  for (const character of text) {
    const next = escaped(character)
    if (short.length + next.length > most) return `${short}…`
    short += next
  }
  return short
}

const firstLine = (text: string): string => text.split('\n')[0] ?? ''

/** The three characters that mean something to Slack. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
