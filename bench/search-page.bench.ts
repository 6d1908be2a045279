/**
 * Search pages that nobody asked for before: every address is another one, so each page is queried and rendered
 * anew and nothing comes from the cache. What counts is processor time, that of the server and of its PostgreSQL
 * together: so many pages one core gives in a second, whatever else the machine does meanwhile.
 */
import { Agent, get } from 'node:http'
import { z } from 'zod'
import { City } from '#contract/places.ts'
import { propertyTypes } from '#contract/property.ts'
import { searchSorts } from '#contract/search.ts'
import { searchAddress } from '#contract/search-address.ts'
import { cpuSecondsOf } from './support/cpu-seconds.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const target = 250
const rounds = 5
const warmUpPages = 2_000
const roundPages = 1_000
const connections = 8
const headers = { accept: 'text/html', 'accept-encoding': 'br' }

using folder = scratchFolder()
await using site = await startQuietSite(folder.path)
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const paths = searchesNobodyMade(await cityIds())
const homes = await homesOnEach(100)
await askFor(warmUpPages)
const results: { perCore: number; serverAlone: number; byTheClock: number }[] = []
for (let round = 0; round < rounds; round += 1) {
  const before = cpuSecondsOf(site.pid)
  const seconds = await askFor(roundPages)
  const after = cpuSecondsOf(site.pid)
  results.push({
    perCore: roundPages / (after.withChildren - before.withChildren),
    serverAlone: roundPages / (after.alone - before.alone),
    byTheClock: roundPages / seconds,
  })
}
agent.destroy()
const middle = (which: keyof (typeof results)[number]) => Math.round(median(results.map((one) => one[which])))
report({
  name: `uncached search page, ${homes.toFixed(0)} homes on each`,
  measured: `${middle('perCore')} pages a second of one core (${middle('serverAlone')} without PostgreSQL's part, ${middle('byTheClock')} by the clock)`,
  target: `at least ${target}`,
  ok: middle('perCore') >= target,
})

async function cityIds(): Promise<number[]> {
  const answer = await fetch(`${site.address}/api/city`)
  return z
    .array(City)
    .parse(await answer.json())
    .map(({ id }) => id)
}

/** City, type, order and page as visitors choose them; the lowest price makes each address another one. */
function* searchesNobodyMade(cities: readonly number[]): Generator<string> {
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
async function homesOnEach(pages: number): Promise<number> {
  let homes = 0
  for (let page = 0; page < pages; page += 1) {
    const answer = await fetch(`${site.address}${paths.next().value}`)
    homes += (await answer.text()).split('<article').length - 1
  }
  return homes / pages
}

/** Asks for so many pages over all connections; gives the seconds it took. */
async function askFor(pages: number): Promise<number> {
  const began = performance.now()
  let left = pages
  const askOnAndOn = async () => {
    while (left > 0) {
      left -= 1
      await ask(`${site.address}${paths.next().value}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, askOnAndOn))
  return (performance.now() - began) / 1000
}

/** The bytes are thrown away: to unpack them would cost the machine more than to make them. */
function ask(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answers ${answer.statusCode}`))
      answer.resume().once('end', resolve).once('error', reject)
    }).once('error', reject)
  })
}
