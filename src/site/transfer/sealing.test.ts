import { expect, test } from 'vitest'
import { longestTransfer, mostSavedHomes } from '#contract/saved/saved-limits.ts'
import { seal, unseal } from './sealing.ts'

const text = JSON.stringify({ note: 'پارک کے قریب ہے', homes: [1, 2, 3] })

test('what was sealed is read with its key', async () => {
  const { sealed, key } = await seal(text)
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(key).toMatch(/^[\w-]{22}$/)
  expect(await unseal(sealed, key)).toBe(text)
})

test('the same text looks different each time, and nothing of it shows', async () => {
  const [one, other] = await Promise.all([seal(text), seal(text)])
  expect(one.sealed).not.toBe(other.sealed)
  expect(one.key).not.toBe(other.key)
  expect(atob(one.sealed.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('homes')
})

test('another key, a changed letter, a part of it and anything else are refused', async () => {
  const { sealed, key } = await seal(text)
  const other = await seal(text)
  const changed = (at: number) =>
    sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
  const wrong: [sealed: string, key: string][] = [
    [sealed, other.key],
    [sealed, key.slice(1)],
    [changed(0), key],
    [changed(Math.floor(sealed.length / 2)), key],
    [sealed.slice(0, -4), key],
    [sealed.slice(4), key],
    ['', key],
    ['AAAA', key],
    ['%%%', key],
  ]
  for (const [ciphertext, tried] of wrong) await expect(unseal(ciphertext, tried)).rejects.toThrow()
})

test('two hundred homes with long titles and notes in Urdu fit into a transfer', async () => {
  const words = ['پارک', 'کے', 'قریب', 'ہے', 'قیمت', 'پوچھنی', 'اچھا', 'گھر', 'مین', 'روڈ']
  const note = (at: number) =>
    Array.from({ length: 24 }, (_, word) => words[(at * 7 + word * word) % words.length]).join(' ')
  const homes = Object.fromEntries(
    Array.from({ length: mostSavedHomes }, (_, at) => [
      `listing-${at * 37}`,
      {
        savedAt: 1_795_600_000_000 + at * 977_111,
        title: note(at + 3),
        price: at * 1_250_000,
        note: note(at),
      },
    ]),
  )
  const { sealed } = await seal(JSON.stringify({ version: 1, homes }))
  expect(sealed.length).toBeLessThan(longestTransfer)
})

test('a transfer that would fill the memory is refused', async () => {
  const { sealed, key } = await seal('0'.repeat(2_100_000))
  await expect(unseal(sealed, key)).rejects.toThrow()
})
