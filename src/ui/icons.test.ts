import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

test('each icon of the style sheet is the drawing of its name', () => {
  const css = read('icons.css')
  const drawings = [...read('icons.svg').matchAll(/<g id="([a-z]+)"(?: transform="translate\((\d+)\)")?/g)]
  const places = [...css.matchAll(/\.icon-([a-z]+) \{\s+--place: (\d+);/g)]
  expect(drawings.length).toBeGreaterThan(10)
  expect(drawings.map(([, name, x = '0']) => [name, Number(x) / 24])).toEqual(
    places.map(([, name, place]) => [name, Number(place)]),
  )
  expect(css).toContain(`mask-size: ${100 * drawings.length}% 100%;`)
  expect(css).toContain(`calc(100% / ${drawings.length - 1} * var(--place))`)
  expect(read('icons.svg')).toContain(`viewBox="0 0 ${24 * drawings.length} 24"`)
})
