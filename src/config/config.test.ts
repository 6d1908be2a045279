import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const tiles = 'https://{s}.example.com/{style}/{z}/{x}/{y}{r}.png?key=1'
const maps = { MAP_TILES: tiles, MAP_STYLE: 'streets', MAP_ATTRIBUTION: '© Surveyors' }

test('by default, tiles come from the data folder or OpenFreeMap', () => {
  expect(readConfig({}).maps).toEqual({
    source: 'auto',
    attribution: undefined,
    hiddenLayers: [],
    cacheBytes: 500 * 1024 * 1024,
    maxAgeMs: 30 * 86_400_000,
  })
  expect(readConfig({ MAP_TILES: 'AUTO', MAP_HIDDEN_LAYERS: 'border, poi' }).maps).toMatchObject({
    source: 'auto',
    hiddenLayers: ['border', 'poi'],
  })
  expect(readConfig({ MAP_TILES: 'off' }).maps.source).toBe('off')
})

test('an address of tiles is distinguished from one of a TileJSON or a style', () => {
  expect(readConfig(maps).maps).toMatchObject({
    source: { address: 'https://a.example.com/streets/{z}/{x}/{y}@2x.png?key=1', form: 'template' },
    attribution: { text: '© Surveyors' },
  })
  const address = 'http://10.0.0.7:8080/styles/bright/style.json'
  expect(readConfig({ MAP_TILES: address }).maps).toMatchObject({ source: { address, form: 'document' } })
})

test.each([
  [{ MAP_STYLE: '' }, 'set MAP_STYLE as well'],
  [{ MAP_TILES: '' }, 'MAP_STYLE has no effect'],
  [{ MAP_ATTRIBUTION: '' }, 'set MAP_ATTRIBUTION'],
  [{ MAP_ATTRIBUTION_URL: 'javascript:alert(1)' }, 'The setting MAP_ATTRIBUTION_URL'],
  [{ MAP_ATTRIBUTION: '', MAP_ATTRIBUTION_URL: 'https://example.com' }, 'set MAP_ATTRIBUTION as well'],
  [{ MAP_TILES: 'https://tiles.example.com/{z}/{x}/{y}.png' }, 'MAP_STYLE has no effect'],
  [{ MAP_TILES: 'https://tiles.example.com/{style}/{z}/{x}.png' }, 'has {z}, {x} and {y} in it'],
  [{ MAP_TILES: 'https://tiles.example.com/{style}/{z}/{x}/{-y}.png' }, 'the only placeholders allowed are'],
  [
    { MAP_TILES: 'https://me:secret@example.com/{style}/{z}/{x}/{y}.png' },
    'must not contain a user name or password',
  ],
  [{ MAP_TILES: '//example.com/{style}/{z}/{x}/{y}.png' }, 'The setting MAP_TILES'],
  [{ MAP_TILES: 'ftp://example.com/{style}/{z}/{x}/{y}.png' }, 'The setting MAP_TILES'],
  [{ MAP_TILES: 'https://example.com/{style}/pakistan.pmtiles' }, 'npm run map'],
])('maps with %j are refused in a sentence', (changed, sentence) => {
  const read = () => readConfig({ ...maps, ...changed })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(sentence)
})
