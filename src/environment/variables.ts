import * as z from '#src/lib/zod-mini.ts'
import { TAG_MANAGER_ORIGIN } from '#src/site/tracking.ts'

/** What each variable means, as the table in docs/operations.md has it. An internal one is not in that table. */
export const meanings = z.registry<{ meaning: string; internal?: boolean }>()

const it = (must: string) => `it must be ${must}`

const text = () => z.optional(z.string())

const address = (example: string) =>
  z.url({ protocol: /^https?$/, error: it(`an address such as ${example}`) })

/** Without slashes or `/api` at its end. */
const cmsBase = (url: string): string =>
  url
    .replace(/\/+$/, '')
    .replace(/\/api$/, '')
    .replace(/\/+$/, '')

/** Of a CMS: with or without `/api` or slashes at its end it means the same, and is read without. */
const cmsAddress = () => z.optional(address('https://cms.example').check(z.overwrite(cmsBase)))

const port = () => {
  const error = it('a number up to 65535')
  return z.coerce
    .number({ error })
    .check(z.int({ error }), z.gte(0, { error }), z.lte(65_535, { error }))
}

const pattern = (regex: RegExp, must: string) =>
  z.string().check(z.trim(), z.regex(regex, it(must)))

/**
 * All variables that the site's commands and functions read. Those that only the CMS reads are in `cms/`. Each is
 * optional; an empty one counts as not set.
 */
export const variables = z.object({
  SITE_URL: z.optional(address('https://mira.example')).register(meanings, {
    meaning:
      'where the site lives: canonical addresses, sitemap; for the CMS links in mails, CORS, the webhook about edits',
  }),
  CMS_URL: cmsAddress().register(meanings, {
    meaning: 'the CMS, such as `https://cms.example`; with `/api` at its end it means the same',
  }),
  CMS_TOKEN: text().register(meanings, {
    meaning: 'reads what is published; the CMS prints it at its first start',
  }),
  PUBLISH_SECRET: text().register(meanings, {
    meaning: "the shared secret of the CMS's webhook, the build and the site",
  }),
  CMS_DRAFT_TOKEN: text().register(meanings, { meaning: "reads drafts for the editors' preview" }),
  CMS_PRICE_TOKEN: text().register(meanings, { meaning: 'brings price lists into the CMS' }),
  DRAFT_SECRET: z
    .optional(z.string().check(z.minLength(16, it('16 characters at least'))))
    .register(meanings, { meaning: 'signs links to drafts, 16 characters at least' }),
  BUILD_HOOK_URL: z
    .optional(address('https://api.netlify.com/build_hooks/1'))
    .register(meanings, { meaning: "Netlify's build hook (Build & deploy, Build hooks)" }),
  FORM_API_HOST: z
    .optional(
      address('https://crm.example').check(z.overwrite((url: string) => url.replace(/\/+$/, ''))),
    )
    .register(meanings, { meaning: 'the CRM, such as `https://crm.example`' }),
  LEAD_WEBHOOK_SECRET: z
    .optional(pattern(/^whsec_[A-Za-z0-9+/]+={0,2}$/, '"whsec_" followed by base64'))
    .register(meanings, { meaning: 'signs leads: `whsec_` and base64' }),
  LEAD_RETENTION_DAYS: z
    ._default(pattern(/^[1-9]\d{0,3}$/, 'a number of days'), '30')
    .register(meanings, {
      meaning: 'how long delivered leads and leads that were set aside are kept',
    }),
  LEAD_REPORT_URL: z.optional(address('https://hooks.example/leads')).register(meanings, {
    meaning:
      'is told that a lead came in, without what was typed: [third parties](third-parties.md#from-the-server)',
  }),
  SMTP_URL: z
    .optional(
      z.url({
        protocol: /^smtps?$/,
        error: it('an address such as smtps://user:password@mail.example'),
      }),
    )
    .register(meanings, {
      meaning:
        'takes mails about leads, such as `smtps://user:password@mail.example`: [leads](leads.md#mails)',
    }),
  LEAD_MAIL_FROM: z
    .optional(
      pattern(
        /^[^\s@<>]+@[^\s@<>]+$|^[^@<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$/,
        'like Mira <no-reply@mira.example>',
      ),
    )
    .register(meanings, { meaning: 'the sender of mails about leads' }),
  LEAD_DIGEST_TO: z
    .optional(
      pattern(
        /^[^\s@,;<>]+@[^\s@,;<>]+(?:[\s,;]+[^\s@,;<>]+@[^\s@,;<>]+)*$/,
        'addresses with spaces between them',
      ),
    )
    .register(meanings, {
      meaning: 'who gets a mail each day that lists what was set aside as spam',
    }),
  TURNSTILE_SITE_KEY: text().register(meanings, { meaning: 'Cloudflare Turnstile in the forms' }),
  TURNSTILE_SECRET: text().register(meanings, { meaning: 'the secret key of Turnstile' }),
  COUNTRY_LOOKUP_URL: z
    .optional(address('https://country.example'))
    .register(meanings, { meaning: "another service that returns the visitor's country" }),
  TAG_MANAGER_ID: z.optional(pattern(/^GTM-[A-Z0-9]+$/, 'like GTM-AB12CD3')).register(meanings, {
    meaning: "Google Tag Manager's id, such as `GTM-AB12CD3`: [third parties](third-parties.md)",
  }),
  TAG_MANAGER_URL: z
    ._default(address('https://tags.example'), TAG_MANAGER_ORIGIN)
    .register(meanings, { meaning: "the owner's own host for server-side tagging" }),
  CONSENT_MODE: z
    ._default(pattern(/^(?:basic|advanced)$/, '"basic" or "advanced"'), 'basic')
    .register(meanings, {
      meaning:
        '`advanced` loads the tag manager before consent, with all consent denied: [third parties](third-parties.md#consent)',
    }),
  PIXEL_ID: z
    .optional(pattern(/^\d+$/, 'a number'))
    .register(meanings, { meaning: 'the number of the Meta pixel' }),
  SENTRY_DSN: z
    .optional(address('https://key@sentry.example/1'))
    .register(meanings, { meaning: "Sentry's address for the project" }),
  SENTRY_ENVIRONMENT: text().register(meanings, { meaning: 'what Sentry calls this deploy' }),
  SENTRY_AUTH_TOKEN: text().register(meanings, {
    meaning: 'uploads source maps, together with the next two: a token with the scope `org:ci`',
  }),
  SENTRY_ORG: text().register(meanings, { meaning: 'the slug of the organization' }),
  SENTRY_PROJECT: text().register(meanings, { meaning: 'the slug of the project' }),
  SENTRY_URL: z
    .optional(address('https://sentry.example'))
    .register(meanings, { meaning: 'the address of your own Sentry' }),
  DEPLOY_WEBHOOK_URL: z.optional(address('https://hooks.example/1')).register(meanings, {
    meaning: "gets a message in Slack's format when a deploy has succeeded or failed",
  }),
  URL: z
    .optional(address('https://mira.example'))
    .register(meanings, { meaning: "set by Netlify: the site's address" }),
  CONTEXT: z
    ._default(z.string(), 'development')
    .register(meanings, { meaning: 'set by Netlify: the kind of deploy' }),
  INCOMING_HOOK_BODY: text().register(meanings, {
    meaning: 'set by Netlify: what the build hook was called with',
  }),
  CONTENT_DIR: z
    ._default(z.string(), 'content')
    .register(meanings, { meaning: 'the snapshot to build from' }),
  OUT_DIR: z
    ._default(z.string(), 'out')
    .register(meanings, { meaning: 'the folder of the output' }),
  CACHE_DIR: z
    ._default(z.string(), '.cache')
    .register(meanings, { meaning: 'what makes the next build cheap' }),
  PORT: z
    ._default(port(), 8888)
    .register(meanings, { meaning: 'of the preview and the dev server' }),
  NETLIFY_SITE_ID: text().register(meanings, {
    meaning: 'lets `npm run leads` work on a deployed site',
  }),
  NETLIFY_AUTH_TOKEN: text().register(meanings, { meaning: 'goes with it' }),
  HOST: z._default(z.string(), '127.0.0.1').register(meanings, { meaning: 'where Strapi listens' }),
  CMS_PORT: z._default(port(), 1337).register(meanings, { meaning: 'the port there' }),
  CMS_PUBLIC_URL: cmsAddress().register(meanings, {
    meaning:
      "the address that editors' browsers use, and so who may frame a preview, and what links to files may begin with",
  }),
  CMS_DATA_DIR: text().register(meanings, { meaning: 'SQLite, uploads, made secrets' }),
  ACCOUNT_PROVIDERS: z._default(z.string(), '').register(meanings, {
    meaning: 'the providers on the login page, such as `google oidc`: [accounts](accounts.md)',
  }),
  RESTRICTED_DIR: text().register(meanings, {
    meaning: 'set by the preview: the pages for signed-in people',
    internal: true,
  }),
  LAMBDA_TASK_ROOT: text().register(meanings, {
    meaning: "set where Netlify's functions run: the folder of a function's files",
    internal: true,
  }),
})
