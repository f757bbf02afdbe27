import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { formSchema } from '#src/lead/form-schema.ts'
import { leadRecord } from '#src/lead/outbox/record.ts'
import { exampleByDialCode } from '#src/lead/phone-examples.ts'
import { LEAD_ORIGIN, LEAD_SUBJECT_INPUTS } from '#src/site/lead.ts'
import { runs, SOAK_TIMEOUT } from '#tests/soak.ts'
import { memoryStore } from './memory-store.ts'
import { formValues, leadHandler, publishedForms, SITE, submission } from './sample.ts'

const RUNS = runs({ test: 1_000, soak: 50_000 })

const rejections: unknown[] = []
const onRejection = (reason: unknown) => rejections.push(reason)

beforeEach(() => {
  rejections.length = 0
  process.on('unhandledRejection', onRejection)
})

afterEach(() => {
  process.off('unhandledRejection', onRejection)
})

type Sent = { body: Uint8Array | string; headers: [string, string][]; method: string }

/** Whatever is sent: an answer below 500, and nothing in the store that breaks the schemas. */
const survives = async (sent: Sent): Promise<void> => {
  const request = requestOf(sent)
  if (!request) return
  const store = memoryStore()
  const response = await leadHandler(store)(request)
  await response.text()
  expect(response.status).toBeLessThan(500)
  expect(store.entries.size).toBe(response.status < 400 ? 1 : 0)
  for (const [key, text] of store.entries) {
    expect(key).toMatch(/^(pending|quarantine|trap)\/\d{4}-\d\d-\d\d\/[\w-]{8,100}$/)
    const record = leadRecord.parse(JSON.parse(text))
    const { forms } = publishedForms
    const form = Object.hasOwn(forms, record.formKey) ? forms[record.formKey] : undefined
    expect(record.checked).toBe(form ? 'form' : 'unchecked')
    if (!form) continue
    const phoneExample = exampleByDialCode('AC')
    const own = new Set(form.fields.map(({ name }) => name))
    const added = Object.keys(record.fields).filter((name) => !own.has(name))
    expect([...LEAD_SUBJECT_INPUTS, ...Object.values(LEAD_ORIGIN)]).toEqual(
      expect.arrayContaining(added),
    )
    const fields = Object.fromEntries(
      Object.entries(record.fields).filter(([name]) => own.has(name)),
    )
    expect(formSchema(form.fields, { phoneExample }).parse(fields)).toEqual(fields)
  }
}

/** None if the platform would not let it through. */
const requestOf = ({ body, headers, method }: Sent): Request | undefined => {
  try {
    const bodiless = method === 'GET' || method === 'HEAD'
    const content = bodiless ? undefined : typeof body === 'string' ? body : new Uint8Array(body)
    return new Request(`${SITE}/api/lead`, { method, headers, body: content })
  } catch {
    return undefined
  }
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', 'x'.repeat(11_000), '\u0000', '\ud800', '__proto__', 'constructor', '1e999'),
  fc.constantFrom(
    'interest',
    'en',
    'true',
    'anna@example.com',
    '+971 50 123 4567',
    'tower',
    'Anna',
  ),
)

const value = fc.oneof(
  text,
  fc.boolean(),
  fc.constant(null),
  fc.double(),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
)

const headers = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constantFrom(
        'origin',
        'referer',
        'sec-fetch-site',
        'content-length',
        'content-type',
        'accept',
      ),
      fc.oneof(
        fc.string({ maxLength: 30 }),
        fc.constantFrom('null', SITE, `${SITE}/a?utm_source=x`, 'same-origin', '-1', '9e9', 'a://'),
      ),
    ),
    fc.tuple(fc.string({ minLength: 1, maxLength: 12 }), fc.string({ maxLength: 20 })),
  ),
  { maxLength: 4 },
)

const type = (name: string) => fc.constant<[string, string]>(['content-type', name])

const check = async (cases: fc.Arbitrary<Sent>): Promise<void> => {
  await fc.assert(fc.asyncProperty(cases, survives), { numRuns: RUNS })
  await new Promise((tick) => setImmediate(tick))
  expect(rejections).toEqual([])
}

const sent = (
  body: fc.Arbitrary<Uint8Array | string>,
  types: fc.Arbitrary<[string, string]>,
  method: fc.Arbitrary<string> = fc.constant('POST'),
): fc.Arbitrary<Sent> =>
  fc
    .tuple(body, types, headers, method)
    .map(([body, own, others, method]) => ({ body, headers: [own, ...others], method }))

describe(`${3 * RUNS} hostile requests: no 5xx, no broken lead, no unhandled rejection`, {
  timeout: SOAK_TIMEOUT,
}, () => {
  test('any bytes under any headers', () =>
    check(
      sent(
        fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.json(), text),
        fc.oneof(
          type('application/json'),
          type('application/x-www-form-urlencoded'),
          type('multipart/form-data; boundary=x'),
          type('multipart/form-data'),
          fc.string({ maxLength: 20 }).map((name): [string, string] => ['content-type', name]),
        ),
        fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'GET', 'HEAD', 'DELETE', 'OPTIONS', 'X'),
      ),
    ))

  test('leads with anything in the place of anything', () => {
    const valid = submission() as Record<string, unknown>
    const broken = fc
      .tuple(
        fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(valid)), text), value, {
          maxKeys: 3,
        }),
        fc.dictionary(
          fc.oneof(fc.constantFrom(...Object.keys(valid.fields as object)), text),
          value,
          { maxKeys: 3 },
        ),
        fc.boolean(),
      )
      .map(([top, fields, whole]) =>
        JSON.stringify({
          ...valid,
          fields: whole ? { ...(valid.fields as object), ...fields } : fields,
          ...top,
        }),
      )
    return check(sent(broken, type('application/json')))
  })

  test('forms of a browser with anything in the place of anything', () => {
    const broken = fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(formValues)), text), text), {
        maxLength: 4,
      })
      .map((pairs) => {
        const values = Object.entries({ ...formValues, ...Object.fromEntries(pairs) })
        return new URLSearchParams([...values, ...pairs.slice(0, 1)]).toString()
      })
    return check(sent(broken, type('application/x-www-form-urlencoded')))
  })
})
