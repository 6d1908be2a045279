import { expect, test } from 'vitest'
import { greetingName } from './greeting.ts'

test.each([
  ['Ayesha Khan', 'Ayesha Khan'],
  ["Sean O'Neill-Shah", "Sean O'Neill-Shah"],
  ['عائشہ خان', 'عائشہ خان'],
  ['Dr. José  Ñúñez,PhD', 'Dr José Ñúñez PhD'],
  ['Win at https://evil.example/now?x=1', 'Win at'],
  ['evil.example', ''],
  ['Ali evil@example.com', 'Ali'],
  ['call 0300 1234567', 'call'],
  ["'- Ali -'", 'Ali'],
  ['<b>Ali</b>', ''],
  ['🏡 12', ''],
  ['Ali\r\nBcc: x@y.pk', 'Ali Bcc'],
  ['Your account was closed so call this number today', 'Your account was closed so'],
  [`Sana ${'x'.repeat(46)}`, 'Sana'],
])('%j becomes %j', (name, greeting) => {
  expect(greetingName(name)).toBe(greeting)
})
