/**
 * Pages that were never requested before: home, a listing, and searches with a different address each. Each
 * is queried, rendered and made ready to be sent, and no page comes from the cache; the other data in the
 * server's memory (the search index, and facts about the agency) is there as well. The server's own parts do
 * the work as in the server, one page after the other, and what counts is the processor time of the thread
 * that renders: the pages that one core gives in a second. The quickest round is taken: neighbours on the
 * same hardware make the same work take up to twice as long, and never less.
 */

import { propertyTypes } from '#contract/listings/property.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { searchSorts } from '#contract/search/search-keys.ts'
import { openPages } from './support/open-pages.ts'
import { median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const rounds = 80

using folder = scratchFolder()
await using pages = await openPages(folder.path)
const searches = searchesNobodyMade(pages.cityIds)
const { listingPath } = pages

await measure({ name: 'uncached home page', paths: repeated('/'), target: 200, warmUp: 300, each: 10 })
await measure({ name: 'uncached listing', paths: repeated(listingPath), target: 300, warmUp: 300, each: 10 })
await measure({
  name: `uncached search page, ${await homesOnEach(100)} homes on each`,
  paths: searches,
  target: 600,
  warmUp: 1_000,
  each: 30,
})

type Measured = {
  name: string
  paths: Iterator<string, never>
  /** Pages a second. */
  target: number
  /** Pages before the first round, and in each. */
  warmUp: number
  each: number
}

async function measure({ name, paths, target, warmUp, each }: Measured): Promise<void> {
  await render(paths, warmUp)
  const perPage: number[] = []
  for (let round = 0; round < rounds; round += 1) perPage.push((await render(paths, each)) / each)
  const fastest = Math.round(1000 / Math.min(...perPage))
  report({
    name,
    measured: `${fastest} pages a second of one core (the middle round ${Math.round(1000 / median(perPage))})`,
    target: `at least ${target}`,
    ok: fastest >= target,
  })
}

function* repeated(path: string): Generator<string, never> {
  for (;;) yield path
}

/** City, type, order and page as visitors choose them; the minimum price makes each address different. */
function* searchesNobodyMade(cities: readonly number[]): Generator<string, never> {
  for (let minPrice = 100_000; ; minPrice += 1_000) {
    for (const type of ['all', ...propertyTypes] as const) {
      for (const sort of searchSorts) {
        for (const cityId of cities) {
          yield searchAddress({ cityId, type, sort, minPrice, page: type === 'all' ? 2 : 1 })
        }
      }
    }
  }
}

/** How many homes these pages show on average; fewer would be easier. */
async function homesOnEach(count: number): Promise<number> {
  let homes = 0
  for (let page = 0; page < count; page += 1) {
    const { answer } = await pages.render(searches.next().value)
    homes += answer.bytes.toString().split('<article').length - 1
  }
  return Math.round(homes / count)
}

/** Renders so many pages; returns the milliseconds of processor time that this thread took. */
async function render(paths: Iterator<string, never>, count: number): Promise<number> {
  const before = process.threadCpuUsage()
  for (let page = 0; page < count; page += 1) {
    const path = paths.next().value
    const { status } = await pages.render(path)
    if (status !== 200) throw new Error(`${path} answers ${status}`)
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
