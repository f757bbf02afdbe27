/** The calls of Strapi's document service that save an entry. */
export const SAVES: readonly string[] = ['create', 'update', 'clone']

/** Whether a call of Strapi's document service publishes: by itself, or while it saves. */
export function publishes({ action, params }: { action: string; params: object }): boolean {
  const { status } = params as { status?: string }
  return action === 'publish' || (SAVES.includes(action) && status === 'published')
}
