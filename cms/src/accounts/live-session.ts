import type { Core } from '@strapi/strapi'

const ORIGIN = 'users-permissions'

type Session = { origin: string; status: string; childId: string | null; expiresAt: string }

/**
 * Whether a session is still valid. A refresh replaces a session by its child and keeps the row, so the
 * answer is that of the youngest descendant: revoking that one ends the access tokens of all.
 */
export async function isLive(strapi: Core.Strapi, sessionId: string): Promise<boolean> {
  const seen = new Set<string>()
  let id: string | null = sessionId
  while (id && !seen.has(id)) {
    seen.add(id)
    const session: Session | null = await strapi.db
      .query('admin::session')
      .findOne({ where: { sessionId: id, origin: ORIGIN } })
    if (!session) return false
    if (session.status === 'active') return new Date(session.expiresAt) > new Date()
    id = session.childId
  }
  return false
}
