import { expect, test } from 'vitest'
import { tokenize, wordsOfPhone, wordsQuery } from './search-text.ts'

test('words are letters and digits of any script, without accents', () => {
  expect(tokenize('Ayesha Khán, AG-7K3M-9QXD; آمنہ')).toEqual([
    'ayesha',
    'khan',
    'ag',
    '7k3m',
    '9qxd',
    'امنہ',
  ])
  expect(tokenize("'; drop -- & | !")).toEqual(['drop'])
})

test('a phone is found however it is typed', () => {
  const known = new Set(wordsOfPhone('+92 300 1234567'))
  for (const typed of ['0300 1234567', '+92 300-1234567', '3001234567', '0300 123']) {
    const asked = wordsQuery(typed)?.match(/^'(\d+)':\*$/)?.[1] ?? 'no phone'
    expect([...known].some((word) => word.startsWith(asked))).toBe(true)
  }
})

test('a letter alone is a word, not the beginning of a tenth of all', () => {
  expect(wordsQuery(' G ')).toBe("'g'")
  expect(wordsQuery('g-1')).toBe("'g':* & '1':*")
})

test('every word is asked for as a beginning; without a word nothing is', () => {
  expect(wordsQuery("O'Neill dha")).toBe("'o':* & 'neill':* & 'dha':*")
  expect(wordsQuery(' -- ')).toBeUndefined()
})
