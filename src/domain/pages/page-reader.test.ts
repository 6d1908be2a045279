import { expect, test } from 'vitest'
import { PageReader } from './page-reader.ts'

// Long enough on any machine.
const ms = 60_000
const reader = new PageReader({ ms })

const head = `title: Terms
description: What we promise.
updated_on: 2026-11-02
in_short:
  - Read it.`
const terms = (markdown: string, more = '') =>
  reader.read({
    name: 'terms',
    language: 'en',
    written: `---\n${head}${more}\n---\n${markdown}`,
    placeholders: {},
  })

const doubled = Array.from(
  'bcdefghijklmnop',
  (name, at) => `${name}: &${name} [*${'abcdefghijklmno'[at]}, *${'abcdefghijklmno'[at]}]`,
)

test.each([
  [
    'aliases that multiply',
    terms('', `\na: &a [x, x]\n${doubled.join('\n')}`),
    'refer to another part of the page',
  ],
  ['an alias of itself', terms('', '\na: &a [*a]'), 'refer to another part of the page'],
  ['brackets in brackets', terms('', `\na: ${'['.repeat(3_000)}`), 'line 7 of the fields'],
  ['quotes in quotes', terms(`${'>'.repeat(4_000)} x`), 'nested too deeply'],
  ['lists in lists', terms(`${'- '.repeat(10_000)}x`), 'nested too deeply'],
])('%s are refused in a sentence', async (_, reading, sentence) => {
  await expect(reading).rejects.toMatchObject({
    name: 'PageProblem',
    message: expect.stringContaining(sentence),
  })
})

const written = (markdown: string) => ({
  name: 'terms' as const,
  language: 'en' as const,
  written: `---\n${head}\n---\n${markdown}`,
  placeholders: {},
})

test('a table that fills gigabytes is given up, and the next text is read', async () => {
  const columns = 10_000
  const table = `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|b\n'.repeat(1_000)}`
  const small = new PageReader({ ms, megabytes: 64 })
  const [bomb, fine] = await Promise.allSettled([small.read(written(table)), small.read(written('Hello'))])
  expect(bomb).toMatchObject({
    reason: { name: 'PageProblem', message: expect.stringContaining('too long to read') },
  })
  expect(fine).toMatchObject({ value: { lead_html: '<p>Hello</p>' } })
})

test('a text that takes many seconds is given up', async () => {
  const quick = new PageReader({ ms: 1 })
  await expect(quick.read(written('_a__b'.repeat(11_000)))).rejects.toThrow('too long to read')
})

test('more texts than can be read soon are turned away', async () => {
  const many = await Promise.allSettled(Array.from({ length: 30 }, () => terms('Hello')))
  const refused = many.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(10)
  expect(refused[0]).toMatchObject({ reason: { name: 'Unavailable' } })
})
