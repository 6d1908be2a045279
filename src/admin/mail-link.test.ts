import { expect, test } from 'vitest'
import { mailLink } from './mail-link.ts'

test.each([
  ['sana@homes.example', 'mailto:sana@homes.example'],
  ['a?bcc=eve@evil.example', 'mailto:a%3Fbcc%3Deve@evil.example'],
  ['a&cc=b,c%40d;"x@y"@homes.example', 'mailto:a%26cc%3Db%2Cc%2540d%3B%22x%40y%22@homes.example'],
  ['', 'mailto:'],
])('%s is one recipient and nothing else', (address, link) => {
  expect(mailLink(address)).toBe(link)
})

test('subject and text are filled in as they are', () => {
  const letter = { subject: 'Plot & house?', body: 'One\nTwo = 100%' }
  const link = new URL(mailLink('a?subject=x@homes.example', letter))
  expect(Object.fromEntries(link.searchParams)).toEqual(letter)
})
