/**
 * Pages rendered a second by one, two and three processes on one database, with nothing cached: home,
 * listings and searches with a different address each. The processor time of each part shows what limits it;
 * visitors, processes and database share the cores of this machine.
 */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { SearchAnswer } from '#contract/search/search.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { postmaster } from '#tests/support/postmaster.ts'
import { load } from './support/load.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { machine } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

// Of the kernel's clock in /proc.
const ticksPerSecond = 100
const warmUpMs = 6_000
const measuredMs = 10_000
const headers = { accept: 'text/html', 'accept-encoding': 'gzip' }

using folder = scratchFolder()
await using opened = new AsyncDisposableStack()
const database = await openEmbedded(folder.path, { max_connections: '200' })
opened.defer(database.stop)
const settings = { DATABASE_URL: database.url, PAGE_CACHE_MB: '0', ANALYTICS: 'off' }
const sites: Awaited<ReturnType<typeof startQuietSite>>[] = []

console.log(
  '| Processes | pages a second | cores used by the processes | by PostgreSQL | by the visitors | of |',
)
console.log('|---|---|---|---|---|---|')
for (let count = 1; count <= 3; count += 1) {
  sites.push(opened.use(await startQuietSite(folder.path, settings)))
  const paths = await pathsOf(sites[0]?.address ?? '')
  const come = (ms: number) =>
    Promise.all(sites.map(({ address }) => load({ address, headers, paths, connections: 4, ms })))
  await come(warmUpMs)
  const before = spent()
  const answered = await come(measuredMs)
  const after = spent()
  const cores = (part: keyof typeof before) => ((after[part] - before[part]) / (measuredMs / 1000)).toFixed(2)
  const pages = Math.round(answered.reduce((sum, each) => sum + each, 0))
  console.log(
    `| ${[count, pages, cores('sites'), cores('postgres'), cores('visitors'), availableParallelism()].join(' | ')} |`,
  )
}
console.log(`\nOn ${machine}.`)

/** Seconds of processor time so far. */
function spent(): { sites: number; postgres: number; visitors: number } {
  const { user, system } = process.cpuUsage()
  const { pid } = postmaster(folder.path)
  return {
    sites: sites.reduce((sum, site) => sum + secondsOf(site.pid), 0),
    // With those backends that have ended.
    postgres:
      secondsOf(pid, 'and its children') + childrenOf(pid).reduce((sum, child) => sum + secondsOf(child), 0),
    visitors: (user + system) / 1e6,
  }
}

function secondsOf(pid: number, more?: 'and its children'): number {
  const fields =
    readFileSync(join('/proc', String(pid), 'stat'), 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? []
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number)
  return (user + system + (more ? childrenUser + childrenSystem : 0)) / ticksPerSecond
}

function childrenOf(pid: number): number[] {
  return readFileSync(join('/proc', String(pid), 'task', String(pid), 'children'), 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
}

async function pathsOf(address: string): Promise<string[]> {
  const found = await fetch(`${address}/api/listings/search?perPage=60`)
  const { data } = SearchAnswer.parse(await found.json())
  return data.flatMap(({ id }, at) => ['/', `/listing/${id}`, `/search?minPrice=${100_000 + at * 10_000}`])
}
