import { expect, test } from 'vitest'
import { pathInLanguage, pathLanguage, splitLanguage } from './language-paths.ts'

test.each([
  ['/', '/ur'],
  ['/?from=mail', '/ur?from=mail'],
  ['/#offices', '/ur#offices'],
  ['/search?page=2', '/ur/search?page=2'],
  ['/urban-homes', '/ur/urban-homes'],
])('%s is %s in Urdu, and back', (path, urdu) => {
  expect(pathInLanguage(path, 'ur')).toBe(urdu)
  expect(splitLanguage(urdu)).toEqual({ language: 'ur', target: path })
  expect(pathInLanguage(path, 'en')).toBe(path)
  expect(splitLanguage(path)).toEqual({ language: 'en', target: path })
})

test('a path that only begins like the Urdu pages is not one of them', () => {
  expect(pathLanguage('/urdu')).toBe('en')
  expect(pathLanguage('/ur/')).toBe('ur')
})
