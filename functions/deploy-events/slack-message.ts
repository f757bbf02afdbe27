import type { DeploySucceededEvent } from '@netlify/functions'

type Message = {
  text: string
  blocks: { type: 'section'; text: { type: 'mrkdwn'; text: string } }[]
}

/** Entries that the deploy left out: how many, and the first with where to edit each, if there is a CMS. */
export type LeftOut = { total: number; entries: { name: string; edit?: string | undefined }[] }

/** Slack shows at most this much of a text. */
const LONGEST = 3_000

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
      .map(String)
      .map(escaped)
      .join(' · '),
    ...(why ? [escaped(firstLine(why))] : []),
    ...(outcome === 'failed' && errorMessage ? [`\`\`\`${escaped(errorMessage)}\`\`\``] : []),
    ...leftOutLines(leftOut),
    outcome === 'succeeded'
      ? `<${deploy.sslUrl}|See the site> · <${deploy.adminUrl}|Summary and log>`
      : `The site stays as it was. <${deploy.adminUrl}|See the log>`,
  ]
  const text = lines.join('\n').slice(0, LONGEST)
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

const firstLine = (text: string): string => text.split('\n')[0] ?? ''

/** The three characters that mean something to Slack. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
