import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const styles = readFileSync(new URL('./styles.css', import.meta.url), 'utf8')
const tokens = new Map(
  Array.from(styles.matchAll(/--color-([\w-]+): (#[\da-f]{6});/gi), ([, name = '', hex = '']) => [name, hex]),
)

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

function colour(name: string): string {
  const hex = tokens.get(name)
  if (!hex) throw new Error(`There is no colour ${name}`)
  return hex
}

/** WCAG 2: (lighter + 0.05) / (darker + 0.05). */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
