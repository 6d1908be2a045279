/**
 * The cost of broken systems for a page: the same site twice, once with nothing outside, once with every
 * system (search, ads, analytics, push, payments, mails, pictures, the virus scanner) at a host that is down,
 * hangs or sends rubbish without end. Nothing is cached, so that each page is rendered; both are asked in
 * turns, and the times that 95 of 100 pages stay below are compared.
 */
import { SearchAnswer } from '#contract/search/search.ts'
import { kindsOfBroken, makeSecrets, openBroken } from '#tests/support/broken-systems.ts'
import { type QuietSite, startQuietSite } from './support/quiet-site.ts'
import { quantile, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const targetMs = 50
const rounds = 60
const warmUps = 40
const uncached = { PAGE_CACHE_MB: '0' }

using folder = scratchFolder()
await using plain = await startQuietSite(folder.path, uncached)
const paths = await pathsOf(plain)
for (const kind of kindsOfBroken) await measure(kind)

async function measure(kind: (typeof kindsOfBroken)[number]): Promise<void> {
  await using host = await openBroken(kind)
  const settings = { ...uncached, ...makeSecrets().settings(host.host) }
  await using broken = await startQuietSite(folder.path, settings)
  for (const [name, path] of Object.entries(paths)) {
    const times = { plain: [] as number[], broken: [] as number[] }
    // A server that has just begun is slow for reasons of its own.
    for (let round = -warmUps; round < rounds; round += 1) {
      const number = round + warmUps
      const both = [await timeOf(plain, path(number)), await timeOf(broken, path(number))] as const
      if (round < 0) continue
      times.plain.push(both[0])
      times.broken.push(both[1])
    }
    const more = quantile(times.broken, 0.95) - quantile(times.plain, 0.95)
    report({
      name: `${name} with ${kind} systems around it, p95`,
      measured: `${more.toFixed(1)} ms more than with none`,
      target: `at most ${targetMs} ms`,
      ok: more <= targetMs,
    })
  }
}

/** Pages as visitors ask for them, by the number of the round. */
async function pathsOf({ address }: QuietSite) {
  const found = await fetch(`${address}/api/listings/search?perPage=60`)
  const bookable = await firstFound(address, (id) => `/book/${id}`)
  const ids = SearchAnswer.parse(await found.json()).data.map(({ id }) => id)
  return {
    home: () => '/',
    search: (round: number) => `/search?purpose=sale&minPrice=${100_000 + round * 1_000}`,
    listing: (round: number) => `/listing/${ids[round % ids.length]}`,
    project: (round: number) => `/project/${(round % 6) + 1}/x`,
    book: () => bookable,
  } satisfies Record<string, (round: number) => string>
}

/** The page of the first of a few numbers that has one. */
async function firstFound(address: string, pathOf: (id: number) => string): Promise<string> {
  for (let id = 1; id < 50; id += 1) if ((await fetch(address + pathOf(id))).ok) return pathOf(id)
  throw new Error('The demo has no project whose units can be booked')
}

async function timeOf({ address }: QuietSite, path: string): Promise<number> {
  const before = performance.now()
  const answer = await fetch(address + path)
  await answer.arrayBuffer()
  return performance.now() - before
}
