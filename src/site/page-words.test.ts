import { expect, test } from 'vitest'
import { pageWords, wordsAfterName } from '#contract/page-words.ts'
import { routes } from './routes.ts'

test('the fixed words of addresses are those of the routes', () => {
  const addresses = (routes.children ?? []).flatMap((route) =>
    'path' in route && route.path ? [route.path] : [],
  )
  expect(addresses.length).toBeGreaterThan(40)
  // The server itself leads on from these.
  const words: Record<string, string[]> = { admin: [], office: [], p: [] }
  const afterNames: Record<string, string[]> = {}
  for (const address of addresses) {
    const [first = '', second = '', third = '$'] = address.slice(1).split('/')
    if (first.includes('{')) continue
    words[first] ??= []
    if (second !== '' && !/[${]/.test(second) && !words[first].includes(second)) words[first].push(second)
    if (/[${]/.test(third)) continue
    expect(second, 'a fixed word after two others is not known to `inSmallLetters`').toMatch(/[${]/)
    afterNames[first] = [...(afterNames[first] ?? []), third]
  }
  const sorted = (some: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(some)
      .map(([first, after]) => [first, after.toSorted()])
      .sort()
  expect(sorted(pageWords)).toEqual(sorted(words))
  expect(sorted(wordsAfterName)).toEqual(sorted(afterNames))
})
