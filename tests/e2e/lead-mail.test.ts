import { cp, glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { restrictedDirOf } from '#scripts/build/output/restricted.ts'
import { LEAD_MAIL_FILE, leadMailSettings } from '#src/lead/mail/mail-settings.ts'
import { readJson } from '#src/lib/json-file.ts'
import { pdf } from '#tests/fixtures/attachments.ts'
import { type MailSink, startMailSink } from '#tests/fixtures/mail-sink.ts'
import { useBrowser } from './browser.ts'
import { fillApplication, hydrateForm, modalForm, submit, useLeadSite } from './lead-site.ts'

let sink: MailSink

beforeAll(async () => {
  sink = await startMailSink()
})

afterAll(() => sink.close())

const { open } = useBrowser()
const site = useLeadSite(
  async (outDir) => {
    const { outDir: built } = inject('site')
    await cp(built, outDir, { recursive: true })
    await cp(restrictedDirOf(built), restrictedDirOf(outDir), { recursive: true })
  },
  () => ({ SMTP_URL: `smtp://127.0.0.1:${sink.port}` }),
)

/** As Netlify's clock does each minute. */
const mail = () => fetch(`${site.url()}/.netlify/functions/lead-mail`, { method: 'POST' })

test('a question in Arabic reaches the CRM, the people of form and project, and is answered', async () => {
  const page = await open(`${site.url()}/ar/projects/marina-crest#modal:interest`)
  const form = modalForm(page)
  await hydrateForm(form)
  await form.locator('[name="name"]').fill('ليلى حدّاد')
  await form.locator('[name="phone"]').fill('+971501234567')
  await form.locator('[name="email"]').fill('layla@example.com')
  await form.locator('[name="message"]').fill('هل يمكنني زيارة الموقع؟')
  await form.locator('[name="consent"]').check()
  await submit(form)
  expect(await site.arrived()).toHaveLength(1)
  expect((await mail()).status).toBe(204)
  await mail()
  // The preview's own clock may run the function at the same moment: then a mail comes twice.
  const mailed = new Set(sink.all().map(({ to }) => to))
  expect([...mailed].toSorted()).toEqual([
    'layla@example.com',
    'marina-desk@mira.example',
    'sales-desk@mira.example',
  ])
  const answer = await sink.next('layla@example.com')
  expect(answer.subject).toBe('وصلنا سؤالك')
  expect(answer.html).toMatch(/<html lang="ar" dir="rtl">/)
  expect(answer.text).toMatch(/\(https?:\/\/[^/\s]+\/ar\/units\)/)
  const team = await sink.next('marina-desk@mira.example')
  expect(team.subject).toBe('Ask a question · Marina Crest · Mira')
  expect(team.text).toContain('Name: ليلى حدّاد')
  expect(team.text).toContain('project: مارينا كريست')
  expect(site.leads()).toHaveLength(1)
})

test('an application is mailed to the people of its form, with a link to its file', async () => {
  const page = await open(`${site.url()}/jobs/architect#modal:job`)
  const form = modalForm(page)
  await hydrateForm(form)
  await fillApplication(form)
  const file = { name: 'Anna.pdf', mimeType: 'application/pdf', buffer: pdf() }
  await form.locator('[name="cv"]').setInputFiles(file)
  await submit(form)
  const [lead] = await site.arrived()
  await mail()
  const { subject, html, links } = await sink.next('people-desk@mira.example')
  expect(subject).toContain('Mira')
  expect(subject + html).not.toContain('%PDF')
  const link = links.find((it) => it.includes('/api/lead-file?')) ?? ''
  const given = await fetch(link)
  expect(Buffer.from(await given.arrayBuffer()).equals(pdf())).toBe(true)
  expect(given.headers.get('content-disposition')).toContain('attachment; filename')
  const forged = new URL(String(lead?.cv))
  forged.searchParams.set('until', '9999999999')
  expect((await fetch(forged)).status).toBe(403)
})

test('no file that is published has an address that leads are mailed to', async () => {
  const { outDir } = inject('site')
  const file = join(restrictedDirOf(outDir), LEAD_MAIL_FILE)
  const settings = (await readJson(file, leadMailSettings)) ?? []
  const people = settings.flatMap(({ forms, projects }) =>
    [...Object.values(forms), ...Object.values(projects)].flatMap(({ to }) => to),
  )
  expect(new Set(people).size).toBe(4)
  let read = 0
  for await (const path of glob('**/*.{html,txt,json,js,xml}', { cwd: outDir })) {
    const text = await readFile(join(outDir, path), 'utf8')
    for (const address of people)
      expect(text.includes(address), `${address} in ${path}`).toBe(false)
    read += 1
  }
  expect(read).toBeGreaterThan(500)
})
