import type { Core } from '@strapi/strapi'

const STORE = 'strapi::core-store'

/**
 * The problems that were reported through one channel, stored in the database. If several processes want to report
 * the same problem, one of them may.
 */
export function toldBefore(strapi: Core.Strapi, channel: string) {
  const key = `mira_site_report_${channel}`
  const query = strapi.db.query(STORE)

  const read = async (): Promise<string[]> => {
    const found = await query.findOne({ where: { key } })
    return found ? JSON.parse(found.value) : []
  }

  /** Whether it was `before` until now. */
  const replace = async (before: string[], after: string[]): Promise<boolean> => {
    const value = JSON.stringify(after)
    const { count } = await query.updateMany({
      where: { key, value: JSON.stringify(before) },
      data: { value },
    })
    if (count > 0) return true
    if (before.length > 0 || (await query.findOne({ where: { key } }))) return false
    await query.create({ data: { key, value, type: 'array', environment: null, tag: null } })
    return true
  }

  return { read, replace }
}

export type ToldBefore = ReturnType<typeof toldBefore>
