import { expect, test } from 'vitest'
import { openPartCount } from './count-form-parts.ts'

const type = 'multipart/form-data; boundary=house'
const form = Buffer.from('--house\r\n\r\na\r\n--house\r\n\r\nb--hous\r\n--house--\r\n')

test.each([1, 2, 3, 7, 64])('parts are counted however the form is cut, such as every %i bytes', (length) => {
  const count = openPartCount(type)
  let parts = 0
  for (let at = 0; at < form.length; at += length) parts = count(form.subarray(at, at + length))
  expect(parts).toBe(3)
})

test.each([
  'multipart/form-data; charset=utf-8; boundary="house"',
  'Multipart/Form-Data;BOUNDARY=house; a=b',
])('%s names the same delimiter', (contentType) => expect(openPartCount(contentType)(form)).toBe(3))

test.each([undefined, 'application/json', 'multipart/form-data'])('%s has no parts', (contentType) =>
  expect(openPartCount(contentType)(form)).toBe(0),
)
