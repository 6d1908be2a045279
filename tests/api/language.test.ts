import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/api/api-errors.ts'
import { validationMessages } from '#messages/common.ts'
import { inLanguage } from '#messages/language.ts'
import { createTestApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const refusedName = async (headers: Record<string, string>) => {
  const answer = await api.request('/api/inquiry', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name: '', email: 'bilal@example.com', phone: '0300 1234567', inquiry: 'A house' }),
  })
  return ApiError.parse(await answer.json()).error.fields?.name
}

const english = validationMessages.required
const urdu = inLanguage('ur', () => validationMessages.required)

test.each([
  ['ur', urdu],
  ['ur-PK,ur;q=0.9', urdu],
  ['en', english],
  ['de, ur;q=0.5', english],
])('who asks in %s is answered: %s', async (language, message) => {
  expect(await refusedName({ 'accept-language': language })).toBe(message)
})

test('a client without a language is answered in English, a page in its own', async () => {
  expect(await refusedName({})).toBe(english)
  expect(await inLanguage('ur', () => refusedName({}))).toBe(urdu)
})

test('answers are kept apart by language', async () => {
  const answer = await api.request('/api/city')
  expect(answer.headers.get('vary')).toContain('Accept-Language')
})
