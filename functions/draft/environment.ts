import { z } from 'zod'

export type DraftEnvironment = {
  /** Signs the links, here and in the CMS. */
  secret: string
  cms: { url: string; token: string }
  /** The origin of the CMS's panel, which alone may frame a draft. */
  panel: string
}

const address = z.url({ protocol: /^https?$/ })
const schema = z.object({
  DRAFT_SECRET: z.string().min(16),
  CMS_DRAFT_TOKEN: z.string().min(1),
  CMS_URL: address,
  CMS_PUBLIC_URL: address.optional(),
})

/** What drafts need; or the names of the variables that are missing or wrong. */
export const draftEnvironment = (
  variables: Record<string, string | undefined>,
): DraftEnvironment | { missing: string[] } => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  const read = schema.safeParse(given)
  if (!read.success) return { missing: read.error.issues.map(({ path }) => String(path[0])) }
  const { DRAFT_SECRET, CMS_DRAFT_TOKEN, CMS_URL, CMS_PUBLIC_URL } = read.data
  return {
    secret: DRAFT_SECRET,
    cms: { url: CMS_URL, token: CMS_DRAFT_TOKEN },
    panel: new URL(CMS_PUBLIC_URL ?? CMS_URL).origin,
  }
}
