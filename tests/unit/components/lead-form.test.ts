import { describe, expect, test } from 'vitest'
import { knownAnswer, pageSubjects, subjectInputs } from '#src/components/forms/form-subject.ts'
import type { FormField } from '#src/models/parts/form.ts'
import { filledPages } from './filled-pages.ts'
import { renderBlock } from './render.tsx'
import { field, form, sectionData } from './sample.ts'

const rule = (name: FormField['rules'][number]['rule'], value: number | null = null) => ({
  rule: name,
  value,
})

const render = (fields: FormField[]): string =>
  renderBlock({
    block: 'lead-form',
    sectionData: sectionData('lead'),
    form: form('interest', fields),
    picture: null,
  })

const control = (html: string, name: string): string =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

describe('a lead form', () => {
  test('is sent to the lead function with its key and the version of its consent', () => {
    const html = render([])
    expect(html).toMatch(/<form [^>]*action="\/api\/lead" method="post"/)
    expect(html).toContain('<input type="hidden" name="formKey" value="interest"/>')
    expect(html).toContain('<input type="hidden" name="consentVersion" value="interest-version"/>')
  })

  test('asks for consent in the words of the editor', () => {
    const html = render([])
    expect(control(html, 'consent')).toMatch(/type="checkbox"[^>]* required=""/)
    expect(html).toMatch(/<label for="[^"]*-consent"><span[^>]*>interest consent words<\/span>/)
  })

  test('labels each field and ties its help to it', () => {
    const html = render([field('city')])
    const id = / id="([^"]*-city)"/.exec(html)?.[1]
    expect(html).toContain(`<label for="${id}"`)
    expect(control(html, 'city')).toContain(`aria-describedby="${id}-help"`)
    expect(html).toContain(`<p id="${id}-help"`)
  })

  test.each(['required', 'phone', 'email', 'min', 'length', 'requiredCheckbox'] as const)(
    'marks a field as required by the rule "%s", which an empty value fails',
    (name) => {
      const html = render([field('city', { rules: [rule(name, 3)] })])
      expect(control(html, 'city')).toContain('required=""')
      expect(html).toContain('(required)')
    },
  )

  test.each(['max', 'alpha', 'alpha_spaces', 'alpha_num', 'digits', 'url'] as const)(
    'leaves a field free under the rule "%s", which an empty value passes',
    (name) => {
      expect(control(render([field('city', { rules: [rule(name, 3)] })]), 'city')).not.toContain(
        'required',
      )
    },
  )

  test('tells the browser the lengths and the characters that the rules allow', () => {
    const html = render([
      field('a', { rules: [rule('min', 2), rule('max', 9)] }),
      field('b', { rules: [rule('length', 7)] }),
      field('c', { rules: [rule('digits')] }),
    ])
    expect(control(html, 'a')).toMatch(/minLength="2" maxLength="9"/i)
    expect(control(html, 'b')).toMatch(/minLength="7" maxLength="7"/i)
    expect(control(html, 'c')).toMatch(
      /pattern="\[0-9\]\*"[^>]* title="This field should contain only digits"/,
    )
  })

  test('gives each kind its keyboard and its reading direction', () => {
    const html = render([
      field('mail', { kind: 'email', autocomplete: 'email' }),
      field('tel', { kind: 'phone' }),
      field('years', { kind: 'number' }),
      field('site', { kind: 'url' }),
    ])
    expect(control(html, 'mail')).toMatch(/autoComplete="email"[^>]* type="email" dir="ltr"/i)
    expect(control(html, 'tel')).toMatch(/type="tel" dir="ltr" maxLength="25"/i)
    expect(control(html, 'years')).toMatch(/type="text" inputMode="numeric"/i)
    expect(control(html, 'site')).toMatch(/type="text" inputMode="url"/i)
  })

  test('offers the choices of a select, none of them chosen', () => {
    const choices = [{ label: 'Marina', value: 'marina' }]
    const html = render([field('where', { kind: 'select', placeholder: null, choices })])
    expect(html).toContain('<option value="" selected="">Please choose</option>')
    expect(html).toContain('<option value="marina">Marina</option>')
  })

  test('groups boxes under one name', () => {
    const choices = [
      { label: 'Pool', value: 'pool' },
      { label: 'Gym', value: 'gym' },
    ]
    const html = render([field('wishes', { kind: 'checkbox', choices })])
    expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>wishes label<\/legend>/)
    expect(html.match(/<input[^>]* type="checkbox" name="wishes"/g)).toHaveLength(2)
  })

  test('shows a mask where there is no example', () => {
    const html = render([
      field('code', { mask: 'AA-####', placeholder: null }),
      field('tel', { mask: '## ##', placeholder: '12 34' }),
    ])
    expect(control(html, 'code')).toMatch(/placeholder="AA-####"[^>]* data-mask="AA-####"/)
    expect(control(html, 'tel')).toContain('placeholder="12 34"')
  })

  test('holds the words for both outcomes where the answer can lead to them', () => {
    const html = render([])
    expect(html).toMatch(
      /<div id="interest-sent"[\s\S]*interest thanks[\s\S]*interest thank-you words/,
    )
    expect(html).toMatch(/data-outcome="failed"[\s\S]*interest failure words/)
  })

  test('says its language, and where its words of thanks are', () => {
    const html = render([])
    expect(html).toContain('<input type="hidden" name="locale" value="en"/>')
    expect(html).toContain('<input type="hidden" name="outcome-id" value="interest"/>')
  })

  test('has an input that only machines fill in', () => {
    expect(control(render([]), 'contact-time')).toMatch(/tabindex="-1" autoComplete="off"/i)
  })

  test('tells the script its rules, and where to say what is wrong', () => {
    const html = render([field('city', { rules: [rule('required'), rule('max', 9)] })])
    expect(html).toMatch(/data-field="city"[^>]* data-rules="required max:9"/)
    expect(html).toMatch(/<p id="[^"]*-city-error"[^>]* aria-live="polite" data-error/)
  })
})

describe('what a lead is about', () => {
  const subjects = (name: keyof typeof filledPages) =>
    pageSubjects({ content: filledPages[name] as never, key: 'units/own-id', path: '/units/own' })

  test('is the job, the project or the home of the page, by title and by document id', () => {
    const { title } = filledPages['a job'] as { title: string }
    expect(subjectInputs(subjects('a job'))).toEqual({ job: title, jobId: 'own-id' })
    expect(Object.keys(subjectInputs(subjects('a project')))).toEqual(['project', 'projectId'])
    expect(subjectInputs(subjects('a unit'))).toEqual({
      unit: 'Unit title (PB-1204)',
      unitId: 'own-id',
      project: 'unit-project title',
      projectId: 'project-id',
    })
  })

  test('is nothing on other pages', () => {
    const page = { content: { type: 'guarded' }, key: 'pages/x', path: '/x' } as const
    expect(pageSubjects(page)).toEqual({})
  })
})

describe('a field that asks what the page is about', () => {
  const { project } = pageSubjects({
    content: filledPages['a unit'] as never,
    key: 'units/own-id',
    path: '/ar/units/own',
  })
  const asked = (...values: string[]) => ({
    about: 'project' as const,
    choices: values.map((value) => ({ label: value, value })),
  })

  test('is answered by the last part of the address, or by the document id', () => {
    expect(knownAnswer(asked('other', 'unit-project'), { project })).toBe('unit-project')
    expect(knownAnswer(asked('project-id'), { project })).toBe('project-id')
  })

  test('is left to the visitor if no choice fits, or if the page is about something else', () => {
    expect(knownAnswer(asked('other'), { project })).toBeUndefined()
    expect(knownAnswer({ ...asked('unit-project'), about: 'unit' }, { project })).toBeUndefined()
    expect(knownAnswer({ ...asked('unit-project'), about: null }, { project })).toBeUndefined()
    expect(knownAnswer(asked('unit-project'), {})).toBeUndefined()
  })
})
