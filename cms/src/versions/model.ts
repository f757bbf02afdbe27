import type { Core } from '@strapi/strapi'
import { digest } from './digest.ts'

type Caller = { credentials?: { type?: string; permissions?: string[] } | null }

/**
 * What replies depend on besides the content: the content model, Strapi itself, and what the caller may
 * see. While it stays the same, equal versions mean equal replies.
 */
export function modelOf(strapi: Core.Strapi, caller: Caller): string {
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'))
  const models = [...types, ...Object.values(strapi.components)].map(
    ({ uid, attributes, options, pluginOptions }) => [uid, attributes, options, pluginOptions],
  )
  const { type, permissions } = caller.credentials ?? {}
  return digest([
    JSON.stringify(models),
    String(strapi.config.get('info.strapi')),
    `${type} ${[...(permissions ?? [])].sort()}`,
  ])
}
