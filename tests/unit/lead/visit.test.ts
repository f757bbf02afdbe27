import { describe, expect, test } from 'vitest'
import type { FormDefinition } from '#src/lead/form-definition.ts'
import { sayMessage } from '#src/lead/message.ts'
import {
  localTime,
  visitContext,
  visitFields,
  visitForm,
  visitProblem,
  zoneName,
} from '#src/lead/visit.ts'
import { MESSAGES } from '#src/models/parts/messages.ts'

const form: Pick<FormDefinition, 'fields' | 'openingHours' | 'timeZone'> = {
  fields: [
    { name: 'on', label: 'Day', kind: 'date', rules: [], choices: [] },
    { name: 'at', label: 'Time', kind: 'time', rules: [], choices: [] },
  ],
  openingHours: [
    { day: 'monday', opens: '09:00', closes: '12:00' },
    { day: 'monday', opens: '14:00', closes: '19:00' },
    { day: 'tuesday', opens: '09:00', closes: '19:00' },
  ],
  timeZone: 'Asia/Dubai',
}

/** A Monday, 10:30 in Dubai. */
const NOW = Date.parse('2026-11-23T06:30:00Z')

const problem = (on: string, at = '', own = form) => {
  const visit = visitContext(own, { on, at }, NOW)
  if (!visit) return undefined
  const message = visitProblem('date', on, visit) ?? visitProblem('time', at, visit)
  return message && sayMessage(message, MESSAGES, 'en')
}

describe('a day and a time for a visit', () => {
  test.each([
    ['2026-11-23', '10:30'],
    ['2026-11-23', '19:00'],
    ['2026-11-24', '13:00'],
    ['2027-02-23', '09:00'],
    ['', ''],
    ['2026-11-24', ''],
    ['', '03:00'],
  ])('are right on %s at %s', (on, at) => {
    expect(problem(on, at)).toBeUndefined()
  })

  test.each([
    ['2026-11-22', '10:00', 'Please choose a day from today on'],
    ['0026-11-24', '10:00', 'Please choose a day from today on'],
    ['2026-11-23', '10:29', 'This time has passed. Please choose a later one.'],
    ['2026-11-25', '10:00', 'We are closed on this day (Wednesday). Please choose another one.'],
    ['2026-11-30', '13:00', 'We are open on this day: 09:00–12:00, 14:00–19:00'],
    ['2026-11-24', '08:59', 'We are open on this day: 09:00–19:00'],
    ['2026-02-30', '10:00', 'Please enter a date'],
    ['30.11.2026', '10:00', 'Please enter a date'],
    ['2026-11-24', '24:00', 'Please enter a time'],
    ['2026-11-24', 'noon', 'Please enter a time'],
  ])('on %s at %s are refused: %s', (on, at, message) => {
    expect(problem(on, at)).toBe(message)
  })

  test('may be any that are still to come if the form has no hours', () => {
    const own = { ...form, openingHours: [] }
    expect(problem('2026-11-25', '03:00', own)).toBeUndefined()
    expect(problem('2026-11-22', '03:00', own)).toBe('Please choose a day from today on')
  })

  describe('with hours past midnight', () => {
    const late: typeof form = {
      ...form,
      openingHours: [
        { day: 'monday', opens: '10:00', closes: '00:00' },
        { day: 'wednesday', opens: '20:00', closes: '01:00' },
        { day: 'friday', opens: '00:00', closes: '00:00' },
        { day: 'sunday', opens: '22:00', closes: '02:00' },
      ],
    }

    test.each([
      ['2026-11-30', '10:00'],
      ['2026-11-30', '23:59'],
      ['2026-11-30', '02:00'],
      ['2026-11-25', '20:00'],
      ['2026-11-25', '23:59'],
      ['2026-11-26', ''],
      ['2026-11-26', '00:00'],
      ['2026-11-26', '01:00'],
      ['2026-11-27', '00:00'],
      ['2026-11-27', '23:59'],
    ])('are right on %s at %s', (on, at) => expect(problem(on, at, late)).toBeUndefined())

    test.each([
      ['2026-11-30', '09:59', 'We are open on this day: 00:00–02:00, 10:00–00:00'],
      ['2026-11-25', '00:30', 'We are open on this day: 20:00–01:00'],
      ['2026-11-26', '01:01', 'We are open on this day: 00:00–01:00'],
      ['2026-11-24', '', 'We are closed on this day (Tuesday). Please choose another one.'],
      ['2026-11-28', '', 'We are closed on this day (Saturday). Please choose another one.'],
    ])('on %s at %s are refused: %s', (on, at, message) => {
      expect(problem(on, at, late)).toBe(message)
    })
  })

  test('are checked in a time zone that a browser does not know, by where a day ends last', () => {
    const own = { ...form, timeZone: 'Asia/Dubay' }
    expect(localTime(NOW, 'Asia/Dubay')).toEqual({ day: '2026-11-22', time: '18:30' })
    expect(problem('2026-11-24', '13:00', own)).toBeUndefined()
    expect(problem('2026-11-21', '13:00', own)).toBe('Please choose a day from today on')
    expect(visitFields(own, { on: '2026-11-25', at: '14:30' }, 'en')).toEqual({
      visitAt: '2026-11-25T14:30:00',
      visitInWords: 'Wednesday, 25 November 2026 at 14:30 (Asia/Dubay)',
    })
  })

  test('begin with the day where the visit is', () => {
    const evening = Date.parse('2026-11-22T21:00:00Z')
    expect(localTime(evening, 'Asia/Dubai')).toEqual({ day: '2026-11-23', time: '01:00' })
    expect(localTime(evening, 'America/New_York')).toEqual({ day: '2026-11-22', time: '16:00' })
  })

  test('are not asked by a form without a field for a day', () => {
    expect(visitContext({ ...form, fields: [] }, {}, NOW)).toBeUndefined()
  })

  test('have the hours of a day that is typed in the digits of another keyboard', () => {
    expect(visitContext(form, { on: ' ٢٠٢٦-١١-٢٤' }, NOW)?.day).toBe('2026-11-24')
  })
})

describe('a lead says of a visit', () => {
  test.each([
    ['en', 'Wednesday, 25 November 2026 at 14:30 (Gulf Standard Time)'],
    ['de', 'Mittwoch, 25. November 2026 um 14:30 (Golf-Zeit)'],
    ['ar', 'الأربعاء، 25 نوفمبر 2026 في 14:30 (توقيت الخليج)'],
    ['xx-1', 'Wednesday, 25 November 2026 at 14:30 (Gulf Standard Time)'],
  ])('in %s when it is, in words and by the clock of the place', (locale, words) => {
    expect(visitFields(form, { on: '2026-11-25', at: '14:30' }, locale)).toEqual({
      visitAt: '2026-11-25T14:30:00+04:00',
      visitInWords: words,
    })
  })

  test.each([
    ['America/New_York', '-05:00'],
    ['Asia/Kolkata', '+05:30'],
    ['Europe/Berlin', '+01:00'],
  ])('the offset of %s', (timeZone, offset) => {
    const { visitAt } = visitFields({ ...form, timeZone }, { on: '2026-11-25', at: '14:30' }, 'en')
    expect(visitAt).toBe(`2026-11-25T14:30:00${offset}`)
  })

  test.each([
    ['Pacific/Auckland', '2026-09-26', '18:00', '+12:00'],
    ['Pacific/Auckland', '2026-09-27', '01:59', '+12:00'],
    ['Pacific/Auckland', '2026-09-27', '03:00', '+13:00'],
    ['Pacific/Auckland', '2026-04-04', '18:00', '+13:00'],
    ['Pacific/Auckland', '2026-04-05', '03:00', '+12:00'],
    ['America/New_York', '2026-03-08', '01:59', '-05:00'],
    ['America/New_York', '2026-03-08', '03:00', '-04:00'],
    ['America/New_York', '2026-03-08', '06:59', '-04:00'],
    ['America/New_York', '2026-11-01', '00:59', '-04:00'],
    ['America/New_York', '2026-11-01', '02:00', '-05:00'],
  ])('the offset of %s near a change of its clocks: %s at %s', (timeZone, on, at, offset) => {
    const { visitAt } = visitFields({ ...form, timeZone }, { on, at }, 'en')
    expect(visitAt).toBe(`${on}T${at}:00${offset}`)
  })

  test.each([
    ['Europe/Lisbon', 'Western European Time', 'توقيت غرب أوروبا', 'Westeuropäische Zeit'],
    [
      'Europe/London',
      'United Kingdom Time',
      'توقيت المملكة المتحدة',
      'Vereinigtes Königreich (Ortszeit)',
    ],
    ['Europe/Istanbul', 'Türkiye Standard Time', 'توقيت تركيا', 'Türkische Normalzeit'],
    ['Europe/Berlin', 'Central European Time', 'توقيت وسط أوروبا', 'Mitteleuropäische Zeit'],
    ['Asia/Dubai', 'Gulf Standard Time', 'توقيت الخليج', 'Golf-Zeit'],
  ])('the name of %s, which is right in summer and in winter', (timeZone, en, ar, de) => {
    expect(['en', 'ar', 'de'].map((locale) => zoneName(timeZone, locale))).toEqual([en, ar, de])
    for (const on of ['2027-01-20', '2027-07-20']) {
      const { visitInWords } = visitFields({ ...form, timeZone }, { on, at: '14:30' }, 'en')
      expect(visitInWords).toContain(`(${en})`)
    }
  })

  test('in the zone that the page names, where the form cannot be read', () => {
    const values = { on: '2026-11-25', at: '14:30', name: 'x', box: true }
    const said = visitFields(visitForm(values, 'Europe/Berlin'), values, 'en')
    expect(said.visitAt).toBe('2026-11-25T14:30:00+01:00')
    expect(said.visitInWords).toContain('14:30 (Central European Time)')
    expect(visitForm(values, undefined)).toBeUndefined()
    expect(visitForm(values, 'no zone')).toBeUndefined()
  })

  test('the day alone without a time, and nothing without a day', () => {
    expect(visitFields(form, { on: '2026-11-25' }, 'en').visitAt).toBe('2026-11-25')
    expect(visitFields(form, { at: '14:30' }, 'en')).toEqual({})
    expect(visitFields(undefined, { on: '2026-11-25' }, 'en')).toEqual({})
  })
})
