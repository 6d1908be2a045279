import { describe, expect, it } from 'vitest'
import { failureOfAnswer, failureOfThrown } from './call-failure.ts'

describe('an answer fails by its status (S8.1)', () => {
  it.each([200, 201, 204, 304])('%d is no failure', (status) => {
    expect(failureOfAnswer(status, {})).toBeUndefined()
  })

  it.each([400, 401, 403, 404, 410, 422, 429, 500, 503])('%d is a bad response from the server', (status) => {
    expect(failureOfAnswer(status, null)).toEqual({
      error: new Error('Bad response from server'),
      status,
      fields: {},
    })
  })

  it('409 carries the number 409', () => {
    expect(failureOfAnswer(409, {})).toEqual({ error: 409, status: 409, fields: {} })
  })
})

describe('a 422 also brings the messages of its fields (D4)', () => {
  it.each([
    [{ error: { fields: { email: 'Not a valid email address' } } }, { email: 'Not a valid email address' }],
    [{ error: { fields: { email: 7, phone: 'Not a number' } } }, { phone: 'Not a number' }],
    [{ error: { fields: 'email' } }, {}],
    [{ error: {} }, {}],
    ['<html>', {}],
    [undefined, {}],
  ])('%j gives %j', (body, fields) => {
    expect(failureOfAnswer(422, body)?.fields).toEqual(fields)
  })
})

it('a network or parse error comes through as itself', () => {
  const offline = new TypeError('Failed to fetch')
  expect(failureOfThrown(offline)).toEqual({ error: offline, status: 0, fields: {} })
  expect(failureOfThrown('aborted').error).toEqual(new Error('aborted'))
})
