import { join } from 'node:path'
import { addressList } from '#src/lib/address-list.ts'
import { type Given, readVariables } from './read.ts'

/**
 * What the functions read. A wrong value ends none of them: it counts as not set, and `problems` names it in a
 * sentence.
 */

type Cms = { url: string; token: string | undefined }

export type LeadEnvironment = {
  /** Where the CRM is; leads wait in the outbox while there is none. */
  crmHost: string | undefined
  webhookSecret: string | undefined
  turnstileSecret: string | undefined
  /** Who is told that a lead came in. */
  reportUrl: string | undefined
  retentionDays: number
  /** Variables with unusable values, each as a sentence. They cost no lead. */
  problems: string[]
}

export const leadEnvironment = (given: Given): LeadEnvironment => {
  const { values, problems } = readVariables(given, [
    'FORM_API_HOST',
    'LEAD_WEBHOOK_SECRET',
    'LEAD_RETENTION_DAYS',
    'TURNSTILE_SECRET',
    'LEAD_REPORT_URL',
  ])
  return {
    crmHost: values.FORM_API_HOST,
    webhookSecret: values.LEAD_WEBHOOK_SECRET,
    turnstileSecret: values.TURNSTILE_SECRET,
    reportUrl: values.LEAD_REPORT_URL,
    retentionDays: Number(values.LEAD_RETENTION_DAYS),
    problems,
  }
}

export type LeadMailEnvironment = {
  /** The server that takes mails; without it nobody is mailed. */
  smtpUrl: string | undefined
  /** The sender, if not the site itself. */
  from: string | undefined
  /** Who gets the digest of what was set aside. */
  digestTo: string[]
  retentionDays: number
  problems: string[]
}

/** What the mails of leads need. */
export const leadMailEnvironment = (given: Given): LeadMailEnvironment => {
  const { values, problems } = readVariables(given, [
    'SMTP_URL',
    'LEAD_MAIL_FROM',
    'LEAD_DIGEST_TO',
    'LEAD_RETENTION_DAYS',
  ])
  return {
    smtpUrl: values.SMTP_URL,
    from: values.LEAD_MAIL_FROM,
    digestTo: addressList(values.LEAD_DIGEST_TO),
    retentionDays: Number(values.LEAD_RETENTION_DAYS),
    problems,
  }
}

export type RebuildEnvironment = {
  /** What the CMS and the build send; without it nobody is believed. */
  secret: string | undefined
  buildHook: string | undefined
  cms: Cms | undefined
  problems: string[]
}

/** What decides whether an edit becomes a build. */
export const rebuildEnvironment = (given: Given): RebuildEnvironment => {
  const { values, problems } = readVariables(given, ['PUBLISH_SECRET', 'BUILD_HOOK_URL'])
  const { cms, problems: ofCms } = cmsEnvironment(given)
  return {
    secret: values.PUBLISH_SECRET,
    buildHook: values.BUILD_HOOK_URL,
    cms,
    problems: [...ofCms, ...problems],
  }
}

/** The CMS that published content comes from. */
export const cmsEnvironment = (given: Given): { cms: Cms | undefined; problems: string[] } => {
  const { values, problems } = readVariables(given, ['CMS_URL', 'CMS_TOKEN'])
  const { CMS_URL: url, CMS_TOKEN: token } = values
  return { cms: url ? { url, token } : undefined, problems }
}

export type DraftEnvironment = {
  /** Signs the links, here and in the CMS. */
  secret: string
  cms: { url: string; publicUrl: string | undefined; token: string }
  /** The origin of the CMS's panel, which alone may frame a draft. */
  panel: string
}

/** What drafts need; or a sentence for each variable that is missing or wrong. */
export const draftEnvironment = (given: Given): DraftEnvironment | { problems: string[] } => {
  const { values, problems } = readVariables(given, [
    'DRAFT_SECRET',
    'CMS_DRAFT_TOKEN',
    'CMS_URL',
    'CMS_PUBLIC_URL',
  ])
  const { DRAFT_SECRET: secret, CMS_DRAFT_TOKEN: token, CMS_URL: url } = values
  if (problems.length > 0) return { problems }
  if (!secret || !token || !url) {
    const missing = Object.entries({ DRAFT_SECRET: secret, CMS_DRAFT_TOKEN: token, CMS_URL: url })
    return {
      problems: missing.filter(([, value]) => !value).map(([name]) => `${name} is not set.`),
    }
  }
  const { CMS_PUBLIC_URL: publicUrl } = values
  return { secret, cms: { url, publicUrl, token }, panel: new URL(publicUrl ?? url).origin }
}

/** Where a message goes when a deploy has ended, and where entries are edited. */
export const deployEnvironment = (
  given: Given,
): { webhook: string | undefined; cmsUrl: string | undefined; problems: string[] } => {
  const { values, problems } = readVariables(given, [
    'DEPLOY_WEBHOOK_URL',
    'CMS_PUBLIC_URL',
    'CMS_URL',
  ])
  const { DEPLOY_WEBHOOK_URL: webhook, CMS_PUBLIC_URL, CMS_URL } = values
  return { webhook, cmsUrl: CMS_PUBLIC_URL ?? CMS_URL, problems }
}

/** Where errors are reported, if anywhere, and what Sentry calls the deploy. */
export const reportingEnvironment = (
  given: Given,
): { dsn: string | undefined; environment: string | undefined } => {
  const { SENTRY_DSN, SENTRY_ENVIRONMENT } = readVariables(given, [
    'SENTRY_DSN',
    'SENTRY_ENVIRONMENT',
  ]).values
  return { dsn: SENTRY_DSN, environment: SENTRY_ENVIRONMENT }
}

/**
 * The folder of what the build has left for functions alone.
 *
 * @param name of that folder where Netlify packs it with a function.
 */
export const restrictedFolder = (given: Given, name: string): string => {
  const { RESTRICTED_DIR } = readVariables(given, ['RESTRICTED_DIR']).values
  return RESTRICTED_DIR ?? packedFolder(given, name)
}

/** A folder of the project that Netlify packs with a function: at the same place in it. */
export const packedFolder = (given: Given, name: string): string => {
  const { LAMBDA_TASK_ROOT } = readVariables(given, ['LAMBDA_TASK_ROOT']).values
  return join(LAMBDA_TASK_ROOT ?? process.cwd(), name)
}
