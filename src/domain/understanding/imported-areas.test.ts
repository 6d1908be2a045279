import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoPlaces, namesIn, queries } from '#tests/support/queries.ts'
import { understand } from './understand.ts'

const { cities, areas } = demoPlaces

/** A reader of queries where an agency has imported these areas besides. */
function readerWith(imported: ReadonlyArray<{ city: string; name: string }>) {
  const more = imported.flatMap(({ city, name }, at) => {
    const city_id = cities.find((one) => one.name === city)?.id
    const row = { id: 100_000 + at, name, name_ur: '', parent_id: null, synonyms: [] }
    return city_id === undefined ? [] : [{ ...row, city_id }]
  })
  const search = namesIn({ cities, areas: [...areas, ...more], projects: [] })
  return (text: string, cityId?: number) => {
    const { areaIds = [], ...meant } = understand({ search }, { text, cityId })
    const named = areaIds.map((id) =>
      search.places().find((place) => place.kind === 'area' && place.id === id),
    )
    return { ...meant, areas: named.flatMap((place) => place?.name ?? []) }
  }
}

const read = readerWith([
  { city: 'Multan', name: 'New Multan' },
  { city: 'Lahore', name: 'Marwa Town' },
  { city: 'Lahore', name: 'Ideal Homes' },
  { city: 'Karachi', name: 'Gulshan-e-Hadid' },
  { city: 'Lahore', name: 'Gulshan-e-Lahore' },
  { city: 'Islamabad', name: 'Shehzad Town' },
])

test.each([
  ['new house', []],
  ['marla house', []],
  ['ideal location plot', []],
  ['giga mall', []],
  ['new multan house', ['New Multan']],
  ['marwa town house', ['Marwa Town']],
  ['chak shahzad', ['Chak Shahzad']],
])('words of the language and units name no place: %s', (text, named) => {
  expect(read(text).areas).toEqual(named)
})

test('a name that several places have means all of them, or those in the city that is chosen', () => {
  const karachi = cities.find(({ name }) => name === 'Karachi')?.id
  expect(read('gulshan house').areas.length).toBeGreaterThan(2)
  expect(read('gulshan house', karachi).areas).toEqual(
    expect.arrayContaining([expect.stringContaining('Iqbal'), 'Gulshan-e-Hadid']),
  )
  expect(read('gulshan house', karachi).areas).not.toContain('Gulshan-e-Lahore')
})

const areasFile = new URL('../../../../shared/data/areas.csv', import.meta.url)

test.skipIf(!existsSync(areasFile))(
  'with 1,131 real areas no query that names no place is read as one (needs ../shared/data)',
  () => {
    const rows = readFileSync(areasFile, 'utf8').trim().split('\n').slice(1)
    const reader = readerWith(
      rows.map((row) => {
        const [city = '', name = ''] = row.split(',')
        return { city, name }
      }),
    )
    const placeless = queries.filter(({ expected }) => !/areaIds|cityId|near/.test(expected))
    const wrong = placeless.filter(({ query }) => reader(query).areas.length > 0).map(({ query }) => query)
    expect(placeless.length).toBeGreaterThan(100)
    expect(wrong).toEqual([])
  },
)
