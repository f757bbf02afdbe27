import { z } from 'zod'

export type PublishEnvironment = {
  /** What the CMS and the build send; without it nobody is believed. */
  secret: string | undefined
  buildHook: string | undefined
  cms: { url: string; token: string | undefined } | undefined
  /** What is set and cannot be used, each a sentence. */
  problems: string[]
}

const address = z.url({ protocol: /^https?$/ })

/** Reads what concerns publishing from the environment. Wrong values count as not set, and are named. */
export const publishEnvironment = (
  variables: Record<string, string | undefined>,
): PublishEnvironment => {
  const problems: string[] = []
  const url = (name: string): string | undefined => {
    const value = variables[name]?.trim() || undefined
    if (value === undefined || address.safeParse(value).success) return value
    problems.push(`${name} cannot be used: it must be an address such as https://cms.example.`)
    return undefined
  }
  const cms = url('CMS_URL')
  return {
    secret: variables.PUBLISH_SECRET || undefined,
    buildHook: url('BUILD_HOOK_URL'),
    cms: cms ? { url: cms, token: variables.CMS_TOKEN || undefined } : undefined,
    problems,
  }
}
