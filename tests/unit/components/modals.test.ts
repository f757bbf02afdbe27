import { describe, expect, test } from 'vitest'
import { modalOfHash } from '#src/components/modals/modal-id.ts'
import { filledPages } from './filled-pages.ts'
import { renderPage } from './render.tsx'

describe('the hash of a page', () => {
  test.each([
    ['#modal:job', 'modal:job'],
    ['#modal:interest', 'modal:interest'],
    ['#modal:visit', 'modal:visit'],
    ['#modal%3Ajob', 'modal:job'],
    ['#modal:other', null],
    ['#job', null],
    ['', null],
  ])('%s opens %s', (hash, id) => {
    expect(modalOfHash(hash)).toBe(id)
  })
})

describe('the modals', () => {
  test('of the job is on pages about jobs', () => {
    const form = /<dialog id="modal:job"[\s\S]*<form [^>]*data-form="job-modal"/
    expect(renderPage(filledPages['a job'] as never)).toMatch(form)
    expect(renderPage(filledPages['a list of jobs'] as never)).toMatch(form)
    expect(renderPage({ type: 'guarded' })).not.toMatch(form)
  })

  test('of the interest is on every page', () => {
    const html = renderPage({ type: 'guarded' })
    expect(html).toMatch(/<dialog id="modal:interest"[\s\S]*<form [^>]*data-form="interest-modal"/)
  })

  test('name the job that they are opened from', () => {
    const content = filledPages['a job']
    const html = renderPage(content as never)
    const dialog = /<dialog id="modal:job"[\s\S]*?<\/dialog>/.exec(html)?.[0]
    expect(dialog).toContain((content as { title: string }).title)
  })

  test('offer to tell when one is free on sold homes only', () => {
    const content = filledPages['a unit']
    const rendered = (availability: string) => renderPage({ ...content, availability } as never)
    expect(rendered('sold')).toMatch(/<dialog id="modal:notify"[\s\S]*data-form="notify-modal"/)
    expect(rendered('available')).not.toContain('modal:notify')
  })

  test('are left out where their form is not published', () => {
    expect(renderPage({ type: 'guarded' }, { shell: { modalNames: [] } })).not.toContain('<dialog')
  })
})
