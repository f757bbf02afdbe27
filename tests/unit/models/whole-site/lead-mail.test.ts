import { expect, test } from 'vitest'
import type { Entry } from '#src/cms/types.ts'
import { formsFiles } from '#src/lead/forms-file.ts'
import { leadMailSettings } from '#src/lead/mail/mail-settings.ts'
import { mailText } from '#src/models/whole-site/mail-text.ts'
import { page, project, siteOf } from '../../content/small-content.ts'

const field = { placeholder: null, help: null, autocomplete: null, mask: null } as const

const form = (fields: Partial<Entry<'forms'>> = {}): Entry<'forms'> => ({
  ...{ documentId: 'forminterest', title: 'Ask', key: 'interest', intro: null },
  ...{ openingHours: [], timeZone: null, consentText: 'c', consentVersion: '1', submitLabel: 's' },
  ...{ thankYouTitle: 't', thankYouText: 't', failureText: 'f' },
  ...{ mailTo: null, answerSubject: null, answerText: null },
  fields: [
    {
      ...{ name: 'email', label: 'Email', kind: 'email', ...field },
      ...{ width: 'full', rules: [], about: null, choices: [] },
    },
  ],
  ...fields,
})

const siteWith = (fields: Partial<Entry<'forms'>>) => siteOf({ forms: [form(fields)] })

const answerOf = (fields: Partial<Entry<'forms'>>) =>
  siteWith(fields).leadMail[0]?.forms.interest?.answer

const problemsOf = (fields: Partial<Entry<'forms'>>) =>
  siteWith(fields).problems.flatMap(({ entry, locale, problem }) =>
    entry.startsWith('forms/') && locale === 'en' ? [problem] : [],
  )

test('the people of a form and of a project are taken apart, each once', () => {
  const site = siteOf({
    forms: [form({ mailTo: 'a@mira.example, b@mira.example\na@mira.example' })],
    projects: [project({ mailTo: 'c@mira.example' })],
  })
  const [own] = leadMailSettings.parse(site.leadMail)
  expect(own?.forms.interest?.to).toEqual(['a@mira.example', 'b@mira.example'])
  expect(own?.projects.project001).toEqual({ title: 'Tower', to: ['c@mira.example'] })
})

test('no page, no published form and no other value for visitors has them', () => {
  const { leadMail, ...published } = siteOf({
    forms: [form({ mailTo: 'a@mira.example', answerSubject: 'Private', answerText: 'Private' })],
    projects: [project({ mailTo: 'c@mira.example' })],
  })
  expect(JSON.stringify(leadMail)).toMatch(/a@mira\.example.*c@mira\.example/)
  const { forms, ...rest } = published
  for (const value of [rest, formsFiles(forms)]) {
    expect(JSON.stringify(value)).not.toMatch(/@mira\.example|Private/)
  }
})

test('a reply has the words of the editor, with whole addresses of the language', () => {
  const reply = { answerSubject: 'We have it', answerText: 'See [our page](/news-page), *soon*.' }
  const newsPage = page({ documentId: 'newspage00', slug: 'news-page' })
  const site = siteOf({ forms: [form(reply)] }, ({ collections }) => {
    for (const pages of Object.values(collections.pages ?? {})) pages.push(newsPage as never)
  })
  expect(site.leadMail[0]?.forms.interest?.answer).toEqual({
    subject: 'We have it',
    html: '<p>See <a href="https://mira.example/news-page">our page</a>, <em>soon</em>.</p>',
    text: 'See our page (https://mira.example/news-page), soon.',
  })
})

test('a link that leads to nothing keeps its words, and is named', () => {
  const reply = { answerSubject: 'We have it', answerText: 'See [our page](/nowhere).' }
  expect(answerOf(reply)).toMatchObject({ html: '<p>See our page.</p>', text: 'See our page.' })
  expect(problemsOf(reply)).toEqual([expect.stringContaining('/nowhere')])
})

test('half a reply, or one to nobody, is none, and the editor is told', () => {
  expect(answerOf({ answerSubject: 'We have it' })).toBeNull()
  expect(problemsOf({ answerSubject: 'We have it' })).toEqual([
    'The form "Ask" answers no visitor, since its reply lacks subject and text. Complete the reply, or empty both of its fields.',
  ])
  const whole = { answerSubject: 'We have it', answerText: 'Soon.' }
  const fields = form().fields.map((one) => ({ ...one, kind: 'text' as const }))
  expect(answerOf({ ...whole, fields })).toBeNull()
  expect(problemsOf({ ...whole, fields })).toEqual([
    expect.stringContaining('lacks a field for an email address'),
  ])
  expect(problemsOf({})).toEqual([])
})

test('a text for a mail is plain and safe in both of its forms', () => {
  const markdown = [
    '# Hello',
    'First line\nsecond *line*  \nthird',
    '- one\n- [call](tel:+97145550142)\n- [a@b.example](mailto:a@b.example)',
    '<script>alert(1)</script> [bad](javascript:alert(1)) ![picture](/uploads/x.png)',
  ].join('\n\n')
  const { html, text } = mailText({ markdown, links: {} }, 'https://mira.example')
  expect(html).not.toMatch(/<script|javascript:|<img/)
  expect(html).toContain('<a dir="ltr" style="white-space:nowrap" href="tel:+97145550142">call</a>')
  expect(text).toBe(
    [
      'Hello',
      'First line\nsecond line\nthird',
      '– one\n– call (+97145550142)\n– a@b.example',
      '<script>alert(1)</script> bad',
    ].join('\n\n'),
  )
})
