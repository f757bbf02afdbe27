import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import type { Preview } from '#scripts/preview/start-preview.ts'
import { type FormsFile, formsFile, formsPath } from '#src/lead/forms-file.ts'
import { MIN_FILL_MS } from '#src/site/lead.ts'
import { type CrmReceiver, startCrmReceiver } from '#tests/fixtures/crm-receiver.ts'
import { makeLeadProject } from '#tests/fixtures/lead-project.ts'
import { FORM_FUNCTIONS, startWarmPreview } from '#tests/fixtures/warm-preview.ts'

/**
 * The site with a CRM behind its functions, and with its own outbox.
 *
 * @param publish makes the site in a folder. The default is a copy of the one that is built for all tests.
 * @param variables what its functions read beside the address of the CRM.
 */
export const useLeadSite = (
  publish = (outDir: string): Promise<unknown> =>
    cp(inject('site').outDir, outDir, { recursive: true }),
  variables: () => Record<string, string> = () => ({}),
) => {
  let project: Awaited<ReturnType<typeof makeLeadProject>>
  let outDir: string
  let crm: CrmReceiver
  let preview: Preview

  beforeAll(async () => {
    project = await makeLeadProject()
    outDir = join(project.dir, 'out')
    await publish(outDir)
    crm = await startCrmReceiver()
    const env = { FORM_API_HOST: crm.host, ...variables() }
    preview = await startWarmPreview(FORM_FUNCTIONS, {
      scheduled: true,
      outDir,
      projectDir: project.dir,
      env,
    })
  })
  afterEach(async () => {
    await crm.setFault(undefined)
    crm.taken.clear()
  })
  afterAll(async () => {
    await preview.close()
    await crm.close()
    await project.remove()
  })

  /** The bodies that the CRM has taken. */
  const leads = () => [...crm.taken.values()].map(({ body }) => body as Record<string, unknown>)

  /** As Netlify's clock does each minute. */
  const redeliver = () =>
    fetch(`${preview.url}/.netlify/functions/lead-redelivery`, { method: 'POST' })

  return {
    crm: () => crm,
    url: () => preview.url,
    leads,
    /** The same once one has come, if need be by redelivery. */
    arrived: async () => {
      const some = async () => {
        if (leads().length === 0) await redeliver()
        return leads().length
      }
      await expect.poll(some, { timeout: 90_000, interval: 500 }).toBeGreaterThan(0)
      return leads()
    },
    /** Publishes the forms of a language as an editor has changed them, while the work goes on. */
    withForms: async (
      locale: string,
      change: (forms: FormsFile['forms']) => void,
      work: () => Promise<void>,
    ) => {
      const path = join(outDir, formsPath(locale))
      const before = await readFile(path, 'utf8')
      const file = formsFile.parse(JSON.parse(before))
      change(file.forms)
      await rm(path)
      await writeFile(path, JSON.stringify(file))
      try {
        await work()
      } finally {
        await writeFile(path, before)
      }
    },
  }
}

/** The form of a page that is not in a modal. */
export const inlineForm = (page: Page): Locator => page.locator('main form[data-form]').first()

export const modalForm = (page: Page): Locator => page.locator('dialog[open] form[data-form]')

/** Comes to a form, as a visitor does, and waits until it is hydrated. */
export const hydrateForm = async (form: Locator): Promise<void> => {
  await form.locator('input:visible').first().focus()
  await form.and(form.page().locator('[data-live]')).waitFor()
  if (await form.locator('[data-kind="phone"]').count())
    await form.locator('select[data-country]').first().waitFor({ state: 'attached' })
  await form.evaluate(() => Object.assign(window, { shownBefore: performance.now() }))
}

/** Whoever sends a form at once is a machine. Counts from `hydrateForm`, or else from now. */
export const takeTime = (page: Page): Promise<unknown> =>
  page.waitForFunction((least) => {
    const shown = window as { shownBefore?: number }
    shown.shownBefore ??= performance.now()
    return performance.now() > shown.shownBefore + least
  }, MIN_FILL_MS)

export const submit = async (form: Locator): Promise<void> => {
  await takeTime(form.page())
  await form.locator('button[type="submit"]').click()
}

/** Fills the form of a job with what it accepts: all but the file. */
export const fillApplication = async (form: Locator): Promise<void> => {
  await form.locator('[name="name"]').fill('Anna Maria')
  await form.locator('[name="phone"]').fill('+971501234567')
  await form.locator('[name="email"]').fill('anna@example.com')
  await form.locator('[name="years"]').fill('7')
  await form.locator('[name="message"]').fill('I have drawn houses for seven years.')
  await form.locator('[name="truthful"]').check()
  await form.locator('[name="consent"]').check()
}

/** Fills the contact form of the demo with what it accepts. */
export const fillContact = async (form: Locator, name = 'Ana Ruiz'): Promise<void> => {
  await form.locator('[name="name"]').fill(name)
  await form.locator('[name="email"]').fill('ana@example.com')
  await form.locator('[name="phone"]').fill('+971501234567')
  await form.locator('[name="subject"]').selectOption('visit')
  await form.locator('[name="message"]').fill('May I see the show flat?')
  await form.locator('[name="consent"]').check()
}

/** Opens the form of interest over a page, fills it in, sends it and closes it. */
export const sendInterest = async (
  page: Page,
  { name, phone }: { name: string; phone: string },
  before: (form: Locator) => Promise<unknown> = async () => {},
): Promise<void> => {
  await page.evaluate(() => {
    location.hash = '#modal:interest'
  })
  const form = modalForm(page)
  await hydrateForm(form)
  await before(form)
  await form.locator('[name="name"]').fill(name)
  await form.locator('[name="phone"]').fill(phone)
  await form.locator('[name="email"]').fill('ana@example.com')
  await form.locator('[name="consent"]').check()
  await submit(form)
  await page.locator('dialog[open] [data-state="sent"]').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL(({ hash }) => hash === '')
}
