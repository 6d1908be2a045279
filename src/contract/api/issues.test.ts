import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { inLanguage } from '#messages/language.ts'
import { adminEndpoints } from '../admin/endpoints.ts'
import { AdNews } from '../ads/ads.ts'
import { CountedBatch } from '../analytics/visit-events.ts'
import { pages } from '../content/pages.ts'
import { TaxFile } from '../costs/tax-table.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { fieldMessages, issuesInWords, messagesByPath } from './issues.ts'

const refusalOf = (schema: z.ZodType, value: unknown) =>
  messagesByPath(schema.safeParse(value).error?.issues ?? [], value)

test('a refused request names each wrong field once, by its own name, with its first message', () => {
  const Query = z.object({
    minPrice: z.coerce.number({ error: 'Not a number' }).refine(() => false, 'Never'),
    areaIds: z.array(z.coerce.number({ error: 'Not a number' })),
  })
  const sent = { minPrice: 'cheap', areaIds: ['1', 'a', 'b'] }
  expect(fieldMessages(Query.safeParse(sent).error?.issues ?? [], sent)).toEqual({
    minPrice: 'Not a number',
    areaIds: 'Not a number',
  })
})

test('a file that is read names each refused value, and the whole where it is the whole', () => {
  const File = z.strictObject({ offices: z.array(z.object({ phone: z.string().min(7) })) })
  const words = (value: unknown) =>
    issuesInWords(File.safeParse(value).error?.issues ?? [], value, 'the file')
  expect(words({ offices: [{ phone: '12' }], ofices: 1 })).toBe(
    'offices.0.phone: Use at least 7 characters; ofices: There is no field with this name',
  )
  expect(words('offices')).toBe('the file: The value must be an object with named fields')
})

test.each([
  ['nothing', z.string(), undefined, 'This is a required field'],
  ['null', z.string(), null, 'This is a required field'],
  ['a number for text', z.string(), 5, 'The value must be text'],
  ['text for a number', z.number(), '5', 'Not a number'],
  ['typed text for a number', z.coerce.number(), 'abc', 'Not a number'],
  ['a fraction for a whole number', z.int(), 2.5, 'Enter a whole number'],
  ['text for yes or no', z.boolean(), 'yes', 'The value must be true or false'],
  ['text for a list', z.array(z.string()), 'a', 'The value must be a list'],
  ['a list for fields', z.object({}), [], 'The value must be an object with named fields'],
  ['another choice', z.enum(['sale', 'rent']), 'buy', 'Choose one of: sale, rent'],
  ['another value', z.literal('sale'), 'rent', 'The value must be sale'],
  ['empty text', z.string().min(1), '', 'This is a required field'],
  ['text that is too short', z.string().min(7), '12', 'Use at least 7 characters'],
  ['text that is too long', z.string().max(3), 'abcd', 'Use at most 3 characters'],
  ['text of another length', z.string().length(2), 'abc', 'Use exactly 2 characters'],
  ['an empty list', z.array(z.string()).min(1), [], 'This is a required field'],
  ['a list that is too short', z.array(z.string()).min(2), ['a'], 'Add at least 2 items'],
  ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'Use at most 1 item'],
  ['a number that is too small', z.number().min(1), 0, 'Enter 1 or more'],
  ['no number above a limit', z.number().positive(), 0, 'Enter more than 0'],
  ['a number that is too large', z.number().max(9), 10, 'Enter 9 or less'],
  ['a number between steps', z.number().multipleOf(5), 7, 'Enter a multiple of 5'],
  ['what is no email address', z.email(), 'a@b', 'Not a valid email address'],
  ['what is no date', z.iso.date(), '29-11-2026', 'Enter a date, e.g. 2026-11-20'],
  ['what is no web address', z.url(), 'example', 'Enter a web address, e.g. https://example.com'],
  ['another form', z.string().regex(/^[A-Z]+$/), 'a', 'The value does not have the right format'],
  ['neither text nor a number', z.union([z.string(), z.number()]), true, 'This value cannot be used'],
  ['what a rule without words refuses', z.string().refine(() => false), 'a', 'This value cannot be used'],
])('%s is refused in our own words', (_, schema, value, message) => {
  expect(refusalOf(schema, value)).toEqual({ '': message })
})

it('refuses in Urdu what an Urdu page sends', () => {
  inLanguage('ur', () => {
    expect(refusalOf(z.string(), undefined)).toEqual({ '': 'یہ خانہ پُر کرنا ضروری ہے' })
    expect(refusalOf(z.number().min(1), 0)).toEqual({ '': '1 یا اس سے زیادہ لکھیں' })
  })
})

// Words of the validator's own messages, which no schema's author chose.
const validatorsWords =
  /\b(invalid (input|option|string|number|key|value|element|discriminator|UUID|ISO|URL)|expected|, received|too (small|big)|NaN|unrecognized|undefined|null|must match)\b/i

type Described = ReturnType<typeof described>

const described = (schema: z.ZodType): z.core.JSONSchema.JSONSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

const wrong = [
  undefined,
  null,
  '',
  'words',
  'x'.repeat(6_000),
  -1,
  2.5,
  1e308,
  true,
  [],
  [null],
  [[1]],
  {},
  { a: { b: 1 } },
]

/** Bodies in which one value, at any depth, is wrong. */
function* wrongBodies(part: Described | boolean): Generator<unknown> {
  yield* wrong
  if (typeof part === 'boolean') return
  const { anyOf = [], items = [], properties } = part
  for (const one of anyOf) yield* wrongBodies(one)
  for (const item of [items].flat()) for (const value of wrongBodies(item)) yield [value]
  for (const [name, property] of Object.entries(properties ?? {})) {
    for (const value of wrongBodies(property)) yield { [name]: value }
  }
  if (properties) yield { surprise: 1 }
}

type Named = readonly [name: string, schema: z.ZodType]

const schemasOf = (calls: Readonly<Record<string, Endpoint>>): Named[] =>
  Object.entries(calls).flatMap(([name, { body, query }]) => [
    ...(body ? [[`the body of ${name}`, body] as const] : []),
    ...(query ? [[`the query of ${name}`, query] as const] : []),
  ])

const inEnglishAlone: Named[] = [
  ...schemasOf(adminEndpoints),
  ['what is counted', CountedBatch],
  ['what is counted of ads', AdNews],
  ...Object.entries(pages).map(([name, page]) => [`the page ${name}`, page] as const),
  ['a file of taxes', TaxFile],
]

describe.each([
  ['en', [...schemasOf(endpoints), ...inEnglishAlone]],
  ['ur', schemasOf(endpoints)],
] as const)('in %s', (language, schemas) => {
  test.each(schemas)('%s is refused without the validator’s words', (_, schema) => {
    const messagesFor = (value: unknown) => {
      const { issues } = schema.safeParse(value).error ?? { issues: [] }
      return Object.entries({ ...messagesByPath(issues, value), ...fieldMessages(issues, value) })
    }
    const messages = inLanguage(language, () => [...wrongBodies(described(schema))].flatMap(messagesFor))
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.filter(([, message]) => validatorsWords.test(message))).toEqual([])
  })
})

const wrongValues = ['Not a number', 'Invalid ID', 'Not a valid email address', 'This value cannot be used']

test.each(schemasOf({ ...endpoints, ...adminEndpoints }))(
  'what %s needs and does not get is asked for, and not called wrong',
  (_, schema) => {
    const { issues } = schema.safeParse({}).error ?? { issues: [] }
    // A rule about several fields has words of its own.
    const missing = issues.filter(({ code }) => code !== 'custom')
    const said = Object.values(fieldMessages(missing, {}))
    expect(said.filter((message) => wrongValues.includes(message))).toEqual([])
  },
)
