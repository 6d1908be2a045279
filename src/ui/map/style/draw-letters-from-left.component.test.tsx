import { afterEach, expect, test } from 'vitest'
import { MapLibre } from '#ui/map/maplibre.ts'
import { drawLettersFromLeft } from './draw-letters-from-left.ts'

afterEach(() => {
  document.documentElement.dir = ''
})

/** The picture of a letter on a map of a page that is read in this direction. */
async function letterOn(direction: 'ltr' | 'rtl', letter: string): Promise<number[]> {
  document.documentElement.dir = direction
  const container = document.createElement('div')
  document.body.append(container)
  const map = new MapLibre({ container, style: { version: 8, sources: {}, layers: [] } })
  drawLettersFromLeft(map)
  const glyphs = await map.style.glyphManager.getGlyphs({ serif: { default: [letter] } })
  map.remove()
  container.remove()
  return Array.from(glyphs.serif?.default?.[letter]?.bitmap.data ?? [])
}

test('a bracket in a name opens to the same side on English and Urdu pages', async () => {
  const open = await letterOn('ltr', '(')
  expect(open.length).toBeGreaterThan(0)
  expect(await letterOn('rtl', '(')).toEqual(open)
  expect(await letterOn('rtl', ')')).not.toEqual(open)
})
