import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const tiles = 'https://tiles.example.com/{style}/{z}/{x}/{y}{r}.png?key=1'
const maps = { MAP_TILES: tiles, MAP_STYLE: 'streets', MAP_ATTRIBUTION: '© Surveyors' }

test('maps are drawn unless tiles are set', () => {
  expect(readConfig({}).mapTiles).toBeUndefined()
  expect(readConfig(maps).mapTiles).toEqual({
    address: 'https://tiles.example.com/streets/{z}/{x}/{y}{r}.png?key=1',
    attribution: '© Surveyors',
    attributionUrl: undefined,
  })
  expect(readConfig({ ...maps, MAP_TILES: '/tiles/{style}/{z}/{x}/{y}.png' }).mapTiles?.address).toBe(
    '/tiles/streets/{z}/{x}/{y}.png',
  )
})

test.each([
  [{ MAP_STYLE: '' }, 'set MAP_STYLE as well'],
  [{ MAP_TILES: '' }, 'set MAP_TILES as well'],
  [{ MAP_ATTRIBUTION: '' }, 'set MAP_ATTRIBUTION'],
  [{ MAP_ATTRIBUTION_URL: 'javascript:alert(1)' }, 'The setting MAP_ATTRIBUTION_URL'],
  [{ MAP_TILES: 'https://tiles.example.com/{z}/{x}/{y}.png' }, 'MAP_STYLE has no place'],
  [{ MAP_TILES: 'https://tiles.example.com/{style}/{z}/{x}.png' }, 'The setting MAP_TILES'],
  [{ MAP_TILES: 'https://{s}.example.com/{style}/{z}/{x}/{y}.png' }, 'The setting MAP_TILES'],
  [{ MAP_TILES: 'https://me:secret@example.com/{style}/{z}/{x}/{y}.png' }, 'The setting MAP_TILES'],
  [{ MAP_TILES: '//example.com/{style}/{z}/{x}/{y}.png' }, 'The setting MAP_TILES'],
  [{ MAP_TILES: 'ftp://example.com/{style}/{z}/{x}/{y}.png' }, 'The setting MAP_TILES'],
])('maps with %j are refused in a sentence', (changed, sentence) => {
  const read = () => readConfig({ ...maps, ...changed })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(sentence)
})
