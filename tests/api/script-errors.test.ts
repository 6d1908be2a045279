/** Scripts that failed in browsers: the call that reports them, and the list on the health screen. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { scriptErrorsPath } from '#contract/paths.ts'
import type { ScriptError } from '#contract/script-errors.ts'
import { dailyCounts } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { post, signedIn } from '../support/staff.ts'

const oldPhone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/106.0.5249.126 Mobile Safari/537.36',
}
const error: ScriptError = {
  outcome: 'plain',
  path: '/listing/7',
  message: "TypeError: Cannot read properties of undefined (reading 'size')",
  file: 'a1b2c3d.js',
}

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})
beforeEach(async () => {
  await api.database.db.delete(dailyCounts)
})

async function tell(sent: object, headers: Record<string, string> = oldPhone): Promise<number> {
  return (await post(api, scriptErrorsPath, sent, headers)).status
}

async function shown(): Promise<Pick<AdminAnswer<'health'>, 'parts' | 'script_errors'>> {
  const headers = await signedIn(api, 'admin')
  return (await api.request('/api/admin/health', { headers })).json()
}

test('errors are grouped by browser and page with their outcome, most frequent first', async () => {
  await tell({ ...error, outcome: 'part', path: '/ur/search' })
  for (const id of [7, 8]) expect(await tell({ ...error, path: `/listing/${id}` })).toBe(204)
  await tell({ ...error, path: '/admin/leads/12' }, { 'user-agent': 'Mozilla/5.0 (rv:128.0) Firefox/128.0' })
  const { parts, script_errors } = await shown()
  const { message, file } = error
  const same = { message, file, last_day: expect.any(String) }
  expect(script_errors).toEqual([
    { browser: 'Chrome 106', outcome: 'plain', page: '/listing/{id}', count: 2, ...same },
    { browser: 'Chrome 106', outcome: 'part', page: '/ur/search', count: 1, ...same },
    { browser: 'Firefox 128', outcome: 'plain', page: '/admin', count: 1, ...same },
  ])
  expect(parts).toContainEqual(expect.objectContaining({ part: 'scripts', state: 'look' }))
})

test.each([
  [
    'SyntaxError: Unexpected token \'A\', "Ahmed Khan 0300 1234567" is not valid JSON',
    "SyntaxError: Unexpected token 'A', ‘…’ is not valid JSON",
  ],
  ['Error: no ahmed@example.com here, call +92 300 1234567', 'Error: no … here, call …'],
  [
    'TypeError: Failed to fetch dynamically imported module: https://example.com/assets/a1b2c3d.js?x=Ahmed',
    'TypeError: Failed to fetch dynamically imported module: a1b2c3d.js',
  ],
])('nothing of the message %s is stored that a visitor may have typed', async (message, kept) => {
  await tell({ ...error, message })
  expect((await shown()).script_errors.map((each) => each.message)).toEqual([kept])
})

test('made-up errors fill no more than a few hundred rows a day', async () => {
  const limitless = Array.from({ length: 320 }, (_, at) => tell({ ...error, message: `E${at}` }))
  await Promise.all(limitless)
  await api.context.counts.save()
  // One for all of the day, and one for what came too late.
  expect((await api.database.db.select().from(dailyCounts)).length).toBeLessThanOrEqual(302)
})

test('bots and browsers with tracking off are not counted, and invalid reports are refused', async () => {
  expect(await tell(error, { 'user-agent': 'Googlebot/2.1' })).toBe(204)
  expect(await tell(error, { ...oldPhone, dnt: '1' })).toBe(204)
  expect(await tell({ ...error, path: 'elsewhere' })).toBe(422)
  expect(await tell({ ...error, outcome: 'fine' })).toBe(422)
  expect(await tell({ ...error, message: 'x'.repeat(301) })).toBe(422)
  expect((await shown()).script_errors).toEqual([])
})
