import type { Core } from '@strapi/strapi'

type Run = (webhook: unknown, event: string, info?: { uid?: string }) => Promise<unknown>

/**
 * Tells webhooks of content and media only. Strapi would also send them each account that registers,
 * with its e-mail address in it.
 */
export function keepPrivateEvents(strapi: Core.Strapi): void {
  const runner = strapi.get('webhookRunner') as unknown as { run: Run }
  const run = runner.run.bind(runner)
  runner.run = async (webhook, event, info) =>
    info?.uid && !info.uid.startsWith('api::')
      ? { statusCode: 204, message: 'Not sent: not about content.' }
      : run(webhook, event, info)
}
