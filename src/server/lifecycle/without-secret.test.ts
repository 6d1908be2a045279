import { expect, test } from 'vitest'
import { withoutSecret } from './without-secret.ts'

const secret = 'NPm3cPDBZ5-dGmQq8aZ_2AEIrhtwMsZYTgYV5XqJzxGA'

test('a link that opens a visitor’s alerts does not reach the log', () => {
  expect(withoutSecret(`/ur/alerts/${secret}`)).toBe('/ur/alerts/…')
  expect(withoutSecret(`/alerts/confirm/${secret}`)).toBe('/alerts/confirm/…')
  expect(withoutSecret(`/ur/viewing/${secret}`)).toBe('/ur/viewing/…')
  expect(withoutSecret(`/api/viewings/${secret}/calendar.ics`)).toBe('/api/viewings/…/calendar.ics')
  expect(withoutSecret(`/api/calendars/${secret}/viewings.ics`)).toBe('/api/calendars/…/viewings.ics')
  expect(withoutSecret(`/api/alerts/saved/${secret}/17`)).toBe('/api/alerts/saved/…/17')
  expect(withoutSecret(`/api/alerts/unsubscribe/${secret}`)).toBe('/api/alerts/unsubscribe/…')
})

test.each([
  ['/booking/AB-123456', '/booking/…'],
  ['/ur/inquiry/AB-123456', '/ur/inquiry/…'],
  ['/api/bookings/AB-123456/confirm', '/api/bookings/…/confirm'],
  ['/api/inquiry/AB-123456', '/api/inquiry/…'],
  ['/alerts/new/AB-123456', '/alerts/new/…'],
  ['/api/alerts/requests/AB-123456', '/api/alerts/requests/…'],
  ['/saved/Zx81kQ', '/saved/…'],
  ['/api/shared-lists/Zx81kQ/end', '/api/shared-lists/…/end'],
  ['/api/device-transfers/Zx81kQ/open', '/api/device-transfers/…/open'],
  ['/api/admin/sessions/Zx81kQ/end', '/api/admin/sessions/…/end'],
])('what leads to one visitor’s things does not either: %s', (path, shown) => {
  expect(withoutSecret(path)).toBe(shown)
})

test('every other path is as it was asked for', () => {
  for (const path of [
    '/',
    '/alerts',
    '/api/alerts/channels',
    '/listing/17',
    '/search',
    '/saved',
    '/api/saved',
    '/api/inquiry',
    '/api/admin/bookings/7',
  ])
    expect(withoutSecret(path)).toBe(path)
})
