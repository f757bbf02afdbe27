import { leadEnvironment, rebuildEnvironment } from '#src/environment/functions.ts'

const NO_LOOP =
  'Drafts of the CMS on this machine are shown here; what is published there is not: "npm run live" brings it in seconds.'

const LEADS_STAY =
  'FORM_API_HOST is not set: leads are not delivered, they stay in .netlify/blobs-serve ("npm run leads -- list").'

/** The messages for the person who has started the preview: its address, and which effects it has elsewhere. */
export const startedLines = (
  url: string,
  variables: Record<string, string | undefined>,
): string[] => {
  const { crmHost, problems } = leadEnvironment(variables)
  const { cms, buildHook } = rebuildEnvironment(variables)
  const loop = cms && !buildHook ? [NO_LOOP] : []
  return [
    ...problems,
    ...(crmHost ? [] : [LEADS_STAY]),
    ...loop,
    `The site is at ${url} (Ctrl-C ends it)`,
  ]
}
