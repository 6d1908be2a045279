import { expect, test } from 'vitest'
import { StartupError } from '#db/startup-error.ts'
import { plainSentence } from './plain-sentence.ts'

const withCode = (code: string) => Object.assign(new Error('could not extend file'), { code })

test('what can be put right is said in its own words', () => {
  expect(plainSentence(new StartupError('Set PORT to another.'), undefined)).toBe('Set PORT to another.')
})

test.each(['ENOSPC', 'EDQUOT', '53100'])(
  'a full disk is named, however deep below it was met (%s)',
  (code) => {
    const error = new Error('Failed query', { cause: withCode(code) })
    expect(plainSentence(error, undefined)).toMatch(/disk .* is full: free some space/)
  },
)

test('a fault of ours has no sentence', () => {
  expect(plainSentence(new TypeError('x is not a function'), import.meta.dirname)).toBeUndefined()
  expect(plainSentence(withCode('42P01'), import.meta.dirname)).toBeUndefined()
})
