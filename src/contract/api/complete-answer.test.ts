/** Answers that have exactly the fields of the specification become what the contract promises to pages (S3.2, D2). */
import { expect, test } from 'vitest'
import { specifiedAnswers } from '#tests/support/specified-api.ts'
import { camelKeys } from './camel-keys.ts'
import { completeAnswer } from './complete-answer.ts'
import { endpoints } from './endpoints.ts'
import type { RouteName } from './routes.ts'

const calls = [
  ['cities', '/city'],
  ['areas', '/area'],
  ['agents', '/agents'],
  ['homeListings', '/listings'],
  ['listing', '/listings/501'],
  ['search', '/listings/search'],
  ['projects', '/projects'],
  ['projectDetails', '/projects/Details/4'],
  ['projectVideos', '/projectVideos/'],
  ['videosOfProject', '/projectVideos/4'],
  ['covers', '/covers'],
  ['testimonials', '/testimonials'],
  ['groupPhotos', '/groupPhoto'],
  ['events', '/events'],
  ['event', '/events/5'],
  ['offices', '/offices/'],
  ['jobPostings', '/webhr/job-postings'],
  ['jobDetails', '/webhr/job-details/6'],
] as const satisfies ReadonlyArray<readonly [RouteName, string]>

test('every call of the specification has an answer here', () => {
  expect(calls.map(([, path]) => path)).toEqual(
    expect.arrayContaining(Object.keys(specifiedAnswers).filter((path) => path !== '/listings/502')),
  )
})

test.each(calls)(
  'fields missing from %s are empty, and no field that pages read is missing',
  (name, path) => {
    const given = specifiedAnswers[path]
    const answer = name === 'projectDetails' ? given : camelKeys(given)
    const completed = completeAnswer(name, answer, { purpose: 'rent', cityId: 1 })
    expect(endpoints[name].answer.safeParse(onTheWire(completed)).error?.issues ?? []).toEqual([])
  },
)

test('a list is read from data, or is the answer itself, for every list alike', () => {
  const events = [{ id: 1, title: 'Open day' }]
  const plain = completeAnswer('events', events, {})
  expect(completeAnswer('events', { data: events }, {})).toEqual(plain)
  const agents = [{ id: 1, name: 'Sana' }]
  expect(completeAnswer('agents', agents, {})).toEqual(completeAnswer('agents', { data: agents }, {}))
  expect(completeAnswer('agents', agents, {})).toMatchObject({ pagination: { totalRecords: 1 } })
})

test.each(['inquiry', 'contact', 'wanted'] as const)(
  'what %s sent is sent, although the host says nothing of it',
  (name) => {
    for (const answer of [undefined, null, '', [], {}, { message: 'Saved' }])
      expect(completeAnswer(name, answer, {})).toEqual({ data: { reference: '' } })
    const answer = { data: { reference: 'AG-1234-5678', leadId: 7 } }
    expect(completeAnswer(name, answer, {})).toEqual(answer)
  },
)

test('fields that an answer has stay as they are', () => {
  const property = { id: 7, title: 'A house', price: 5, beds: 3, city: { id: 1, name: 'Lahore' } }
  expect(completeAnswer('listing', { property }, {})).toMatchObject({ property })
})

/** With the keys that the schemas have. */
function onTheWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(onTheWire)
  if (typeof value !== 'object' || value === null) return value
  const snake = (key: string) =>
    key.replace(/(?<![A-Z])[A-Z](?![A-Z])/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key === 'projectID' ? key : snake(key), onTheWire(inner)]),
  )
}
