/**
 * The time of reading a query in words: those of the tests, among 5,000 areas and 15,000 landmarks. Processor time, so
 * that other work on the machine counts for nothing.
 */

import { landmarkKinds } from '#contract/places/landmark-kinds.ts'
import { LandmarkIndex } from '#domain/landmarks/landmark-index.ts'
import { landmarkFinder } from '#domain/understanding/landmark-finder.ts'
import { understand } from '#domain/understanding/understand.ts'
import { demoPlaces, namesIn, queries } from '#tests/support/queries.ts'
import { quantile, report } from './support/report.ts'

const areaCount = 5_000
const landmarkCount = 15_000
const parts = [
  'Al',
  'New',
  'Green',
  'Royal',
  'Khayaban',
  'Rehman',
  'Iqbal',
  'Jinnah',
  'Faisal',
  'Sher',
  'Noor',
]
const ends = ['Town', 'Colony', 'Garden', 'Park', 'Villas', 'Society', 'Avenue', 'Homes', 'Valley', 'Heights']
const made = (at: number, last: readonly string[]) =>
  `${parts[at % 11]} ${parts[(at * 7) % 11]}${at % 97} ${last[at % last.length]}`

const { cities, areas } = demoPlaces
const more = Array.from({ length: areaCount - areas.length }, (_, at) => ({
  ...{ id: 100_000 + at, name: made(at, ends), name_ur: '', synonyms: [] },
  ...{ city_id: cities[at % cities.length]?.id ?? 1, parent_id: null },
}))
const search = namesIn({ cities, areas: [...areas, ...more], projects: [] })
const index = await LandmarkIndex.of(
  Array.from({ length: landmarkCount }, (_, at) => {
    const city = cities[at % cities.length]
    const kind = landmarkKinds[at % landmarkKinds.length] ?? 'school'
    const spread = { lat: ((at % 101) - 50) / 400, long: ((at % 103) - 51) / 400 }
    return {
      ...{ kind, name: made(at, [kind]), nameUr: '' },
      ...{ lat: (city?.lat ?? 0) + spread.lat, long: (city?.long ?? 0) + spread.long },
    }
  }),
)
const context = { search, findLandmark: landmarkFinder({ search, landmarks: { now: index } }, undefined) }

// Names are taken apart, and the surroundings of landmarks looked up, once.
for (const { query } of queries) understand(context, { text: query })
const rounds = 5
const times = queries.map(({ query }) => {
  const began = process.cpuUsage()
  for (let round = 0; round < rounds; round++) understand(context, { text: query })
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000 / rounds
})
const p95 = quantile(times, 0.95)
report({
  name: `a query in words, ${search.places().length.toLocaleString('en')} places, ${index.size.toLocaleString('en')} landmarks, p95`,
  measured: `${p95.toFixed(2)} ms`,
  target: '≤ 3 ms',
  ok: p95 <= 3,
})
console.log(`Median ${quantile(times, 0.5).toFixed(2)} ms, slowest ${Math.max(...times).toFixed(1)} ms.`)
