/**
 * The cost of counting visitors: events taken in a second of one core of the server, sent in batches by
 * another process's clients, and whether pages are as quick and as light with it as without.
 */
import { readFileSync } from 'node:fs'
import { demandUntilSettled } from './support/demand-until-settled.ts'
import { load } from './support/load.ts'
import { type QuietSite, startQuietSite } from './support/quiet-site.ts'
import { ask } from './support/raw-answer.ts'
import { median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const target = 20_000
const slowest = 0.95
const heaviest = 1.005
const batchSizes = [20, 35, 50]
const rounds = 7
const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 12) Chrome/120 Mobile' }
const pageHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' }

await measureIntake()
await measurePages()

async function measureIntake(): Promise<void> {
  using folder = scratchFolder()
  await using site = await startQuietSite(folder.path, { ANALYTICS_LIMIT_PER_ADDRESS: '0' })
  const address = `${site.address}/api/counts`
  let sent = 0
  let batch = 0
  const post = () => {
    const size = batchSizes[batch % batchSizes.length] ?? 20
    batch += 1
    sent += size
    const events = Array.from({ length: size }, (_, at) => eventOf(sent + at))
    return { body: JSON.stringify({ width: 360, events }), headers: {} }
  }
  const headers = { ...browser, 'content-type': 'text/plain;charset=UTF-8' }
  const demand = { address, headers, post, connections: 16 }
  await load({ ...demand, ms: 2_000 })
  const perCore: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    sent = 0
    const before = processorSeconds(site.pid)
    await load({ ...demand, ms: 2_000 })
    perCore.push(sent / (processorSeconds(site.pid) - before))
  }
  const measured = median(perCore)
  report({
    name: 'events of visitors taken a second of one core, in batches of 20 to 50',
    measured: Math.round(measured).toLocaleString('en'),
    target: `at least ${target.toLocaleString('en')}`,
    ok: measured >= target,
  })
}

/** Both sites take turns within the same minute; the middle of the ratios counts. */
async function measurePages(): Promise<void> {
  using withIt = scratchFolder()
  using without = scratchFolder()
  await using counting = await startQuietSite(withIt.path)
  await using silent = await startQuietSite(without.path, { ANALYTICS: 'off' })
  const sites = [counting, silent] as const
  for (const { address } of sites) await demandUntilSettled(`${address}/`, pageHeaders)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const ours = await answersOfCore(counting)
    ratios.push(ours / (await answersOfCore(silent)))
  }
  const speed = median(ratios)
  report({
    name: 'cached home page with analytics against without, answers a second of one core',
    measured: speed.toFixed(2),
    target: `at least ${slowest}`,
    ok: speed >= slowest,
  })
  const bytesOf = async ({ address }: QuietSite) => (await ask(`${address}/`, pageHeaders)).bytes.length
  const [heavy, light] = [await bytesOf(counting), await bytesOf(silent)]
  const weight = heavy / light
  report({
    name: 'bytes of the home page with analytics against without',
    measured: `${weight.toFixed(3)} (${heavy} against ${light})`,
    target: `at most ${heaviest}`,
    ok: weight <= heaviest,
  })
}

/** How often the home page is answered in a second of the processor, which others may use meanwhile. */
async function answersOfCore({ address, pid }: QuietSite): Promise<number> {
  const ms = 2_000
  const before = processorSeconds(pid)
  const perSecond = await load({ address: `${address}/`, headers: pageHeaders, connections: 32, ms })
  return (perSecond * ms) / 1000 / (processorSeconds(pid) - before)
}

/** The walk of a visitor, over and over: another listing each time. */
function eventOf(at: number): object {
  const path = `/listing/${(at % 500) + 1}`
  switch (at % 6) {
    case 0:
      return { event: 'page_view', path: '/', title: 'Homes for sale and rent', referrer: 'google.com' }
    case 1:
      return { event: 'search', path: '/search', filters: ['purpose=sale', 'cityId=1'] }
    case 2:
      return { event: 'page_view', path, title: '10 marla house for sale in DHA Phase 2, Islamabad' }
    case 3:
      return { event: 'listing_view', path }
    case 4:
      return { event: 'call_click', path }
    default:
      return { event: 'whatsapp_click', path: '/search', about: path }
  }
}

/**
 * CPU time of the process since it started (proc(5): the 14th and 15th value, in hundredths of a second).
 */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(values[11]) + Number(values[12])) / 100
}
