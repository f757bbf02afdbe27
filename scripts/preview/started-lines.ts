import { leadEnvironment } from '#src/lead/outbox/environment.ts'

const LEADS_STAY =
  'FORM_API_HOST is not set: leads are not delivered, they stay in .netlify/blobs-serve ("npm run leads -- list").'

/** What whoever has started the preview is told: where it is, and where leads stay while no CRM is set up. */
export const startedLines = (
  url: string,
  variables: Record<string, string | undefined>,
): string[] => {
  const { crmHost, problems } = leadEnvironment(variables)
  return [...problems, ...(crmHost ? [] : [LEADS_STAY]), `The site is at ${url} (Ctrl-C ends it)`]
}
