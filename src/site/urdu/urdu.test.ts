import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const file = (name: string) => new URL(name, import.meta.url)

test('the font has every letter of the Urdu texts and of the demo, and 120 KB at most', () => {
  const [range = ''] = readFileSync(file('urdu.css'), 'utf8').match(/(?<=unicode-range:)[^;]+/) ?? []
  const letters = new RegExp(
    `[${range
      .replaceAll(/U\+([\dA-F]+)/g, '\\u{$1}')
      .replaceAll(/-([\dA-F]+)/g, '-\\u{$1}')
      .replaceAll(/[\s,]/g, '')}]`,
    'gu',
  )
  const texts = [
    'src/messages/ur/**/*.ts',
    'demo/*.{csv,yaml}',
    'content/ur/*.md',
    'agency.config.ts',
  ].flatMap((pattern) => globSync(file(`../../../${pattern}`).pathname))
  expect(texts.some((path) => path.endsWith('.md'))).toBe(true)
  const written = texts.map((path) => readFileSync(path, 'utf8')).join('')
  expect(written.replaceAll(letters, '').match(/\p{Script=Arabic}/gu)).toBeNull()
  expect(statSync(file('noto-nastaliq-urdu.woff2')).size).toBeLessThan(120_000)
})
