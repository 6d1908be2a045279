import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { agency } from '#agency'
import { contrast } from '#contract/contrast.ts'
import { withBrand } from './brand.ts'

const styles = readFileSync(new URL('./styles.css', import.meta.url), 'utf8')
const tokens = tokensOf(withBrand(styles, agency.brandColour))

/** Every text colour with the grounds it is set on. */
const textOn: Record<string, readonly string[]> = {
  ink: ['white', 'sand', 'green-50', 'gold-50', 'line'],
  muted: ['white', 'sand', 'green-50', 'line'],
  'green-700': ['white', 'sand', 'green-50', 'green-100'],
  'green-800': ['white', 'green-50'],
  white: ['green-700', 'green-800', 'green-900', 'ink', 'black', 'danger'],
  mist: ['green-900', 'black'],
  'gold-700': ['white', 'gold-50'],
  danger: ['white', 'danger-50', 'sand'],
}
const pairs = Object.entries(textOn).flatMap(([text, grounds]) =>
  grounds.map((ground) => [text, ground] as const),
)

test.each(pairs)('text in %s can be read on %s', (text, ground) => {
  expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
})

test.each(['white', 'sand'])('the edge of a field can be seen on %s', (ground) => {
  expect(contrast(colour('field'), colour(ground))).toBeGreaterThanOrEqual(ground === 'white' ? 3 : 2.7)
})

test('no text colour is used that is not checked here', () => {
  const grounds = [
    'line',
    'field',
    'sand',
    'gold',
    'gold-50',
    'danger-50',
    'green-900',
    'green-300',
    'green-100',
    'green-50',
    'black',
  ]
  expect([...tokens.keys()].filter((name) => !(name in textOn) && !grounds.includes(name))).toEqual([])
})

test.each(['#7a1f2b', '#1f3a8a', '#5b3a00', '#222222'])('an agency in %s can be read everywhere', (brand) => {
  const own = tokensOf(withBrand(styles, brand))
  expect(own.get('green-700')).toBe(brand)
  for (const [text, ground] of pairs) {
    expect(
      contrast(own.get(text) ?? '', own.get(ground) ?? ''),
      `${text} on ${ground}`,
    ).toBeGreaterThanOrEqual(4.5)
  }
})

test('a brand colour that white text cannot be read on is refused in plain words', () => {
  expect(() => withBrand(styles, '#f5c400')).toThrow('Choose a darker one in agency.config.ts')
  expect(() => withBrand(styles, 'green')).toThrow('six hex digits')
})

function tokensOf(text: string): Map<string, string> {
  const found = text.matchAll(/--color-([\w-]+): (#[\da-f]{6});/gi)
  return new Map(Array.from(found, ([, name = '', hex = '']) => [name, hex]))
}

function colour(name: string): string {
  const hex = tokens.get(name)
  if (!hex) throw new Error(`There is no colour ${name}`)
  return hex
}
