import { expect, test } from 'vitest'
import { readConfig } from '#config'
import type { MapState } from '#integrations/map-tiles/map-state.ts'
import { mapFacts } from './map-facts.ts'

const nothing: MapState = {
  file: undefined,
  standIn: undefined,
  fileTrouble: undefined,
  host: undefined,
  attribution: ['© OpenStreetMap contributors'],
  hiddenLayers: [],
}

/** The facts as they are read: name and value. */
function told(state: MapState | undefined, settings = {}): Record<string, string> {
  return Object.fromEntries(mapFacts(readConfig(settings), state).map(({ name, value }) => [name, value]))
}

const file = {
  name: 'Pakistan',
  description: undefined,
  made: '2026-11-01',
  bounds: [60.8, 23.6, 77.9, 37.1] as const,
  zooms: [0, 14] as const,
  bytes: 345_600_000,
  modified: new Date('2026-11-23T09:00:00Z'),
}

test('a map file is shown with its area, zoom levels, size and age', () => {
  expect(told({ ...nothing, file, hiddenLayers: ['border'] })).toEqual({
    'Map source': 'The map file in the data folder',
    Name: 'Pakistan',
    'Data from': '2026-11-01',
    Area: '23.6° N, 60.8° E to 37.1° N, 77.9° E',
    'Zoom levels': '0–14',
    Size: '345.6 MB',
    'Last changed': '23 November 2026 at 14:00',
    Attribution: '© OpenStreetMap contributors',
    'Hidden layers': 'border',
  })
})

test('the map file of the demo is named as such, and gives way to one in the data folder', () => {
  const mapSource = 'The demo’s map file, until you put one into the data folder'
  expect(told({ ...nothing, standIn: file })).toMatchObject({ 'Map source': mapSource, Size: '345.6 MB' })
  expect(told({ ...nothing, standIn: file, file })['Map source']).toBe('The map file in the data folder')
})

test('another tile server is shown with its status, its last error and the size of its cache', () => {
  const host = {
    name: 'tiles.example.com',
    isUp: false,
    trouble: { sentence: 'The answer was 403.', at: new Date('2026-11-23T09:00:00Z') },
    kept: { bytes: 12_300_000, files: 1 },
  }
  const settings = { MAP_TILES: 'https://tiles.example.com/tiles.json?key=hidden' }
  const facts = told({ ...nothing, host, fileTrouble: 'Wrong magic number' }, settings)
  expect(facts).toMatchObject({
    'Map source': 'Tiles from tiles.example.com, fetched by this server',
    'Map file': 'Wrong magic number',
    'Tile server': 'Not answering: maps are drawn without tiles',
    'Last error': 'The answer was 403. (23 November 2026 at 14:00)',
    'Cached tiles': '1 file, 12.3 MB',
  })
  expect(JSON.stringify(facts)).not.toContain('hidden')
})

test('maps without tiles are shown as drawn, with no other facts', () => {
  expect(told(undefined, { MAP_TILES: 'off' })).toEqual({
    'Map source': 'None: maps are drawn from the areas',
  })
})
