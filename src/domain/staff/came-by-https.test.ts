import { expect, test } from 'vitest'
import { cameByHttps } from './came-by-https.ts'

const http = 'http://localhost:3000'

test.each([
  ['the address of the site', {}, 'https://www.example.com', true],
  ['a proxy', { 'x-forwarded-proto': 'https' }, http, true],
  ['several proxies', { 'x-forwarded-proto': 'https, http' }, http, true],
  [
    'a proxy that speaks the standard',
    { forwarded: 'for=192.0.2.60;proto=https;by=203.0.113.4' },
    http,
    true,
  ],
  ['the page that sends a form', { origin: 'https://www.example.com' }, http, true],
  ['nobody', {}, http, false],
  ['nobody, behind a proxy', { 'x-forwarded-proto': 'http', forwarded: 'for=192.0.2.60' }, http, false],
  ['nobody, of a form', { origin: http }, http, false],
])('https is known from %s', (_, headers, siteUrl, expected) => {
  expect(cameByHttps(new Headers(headers), siteUrl)).toBe(expected)
})
