import { createHmac } from 'node:crypto'

const PREFIX = 'whsec_'

/**
 * The signature of a message after the Standard Webhooks specification: `v1,` and base64.
 *
 * @param secret `whsec_` and the key in base64.
 * @param message.timestamp in seconds since 1970.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export const signWebhook = (
  secret: string,
  message: { id: string; timestamp: number; body: string },
): string => {
  const key = Buffer.from(
    secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret,
    'base64',
  )
  const content = `${message.id}.${message.timestamp}.${message.body}`
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}
