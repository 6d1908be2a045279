import { expect, test } from 'vitest'
import { withoutSecret } from './without-secret.ts'

const secret = 'NPm3cPDBZ5-dGmQq8aZ_2AEIrhtwMsZYTgYV5XqJzxGA'

test('what opens somebody’s alerts does not reach the log', () => {
  expect(withoutSecret(`/ur/alerts/${secret}`)).toBe('/ur/alerts/…')
  expect(withoutSecret(`/alerts/confirm/${secret}`)).toBe('/alerts/confirm/…')
  expect(withoutSecret(`/api/alerts/saved/${secret}/17`)).toBe('/api/alerts/saved/…/17')
  expect(withoutSecret(`/api/alerts/unsubscribe/${secret}`)).toBe('/api/alerts/unsubscribe/…')
})

test('every other path is as it was asked for', () => {
  for (const path of ['/', '/alerts', '/api/alerts/channels', '/listing/17', '/search'])
    expect(withoutSecret(path)).toBe(path)
})
