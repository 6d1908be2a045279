/**
 * The first useful map on a cheap phone with 3G: 150 ms to the server and back, 1,638 kbit/s down, 750 up, a processor
 * four times slower. From when it comes near (the press of 'Map' on the search page; the scrolling to the map on the
 * page of a listing, both pages loaded before) until the streets of the whole first view with their names, and on the
 * search page the results' clusters and prices, are drawn: MapLibre's first complete frame, in which nothing fades, and
 * the GPU has finished it. The middle of five visits, each with an empty cache. Without a graphics card the GPU's work
 * is done by the processor (SwiftShader), as the rest is, on the same cores: a sixth visit says how long the page waits
 * for it.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { firstView, watchFirstView } from './map/first-view.ts'
import { gpuWait } from './map/gpu-wait.ts'
import { putTiles } from './map/tiles.ts'
import { cheapPhone } from './support/cheap-phone.ts'
import { firstPicturedListing } from './support/first-pictured.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { asOnSlowPhone } from './support/slow-phone.ts'

const targetMs = 4_000
const visits = 5

type Map = { name: string; path: string; mark: string; come: (page: Page) => Promise<void> }

using folder = scratchFolder()
putTiles(folder.path)
await using site = await startQuietSite(folder.path)
await using browser = await chromium.launch(playwright.use?.launchOptions)
const maps: Map[] = [
  {
    name: 'the search map',
    path: '/search?purpose=sale&cityId=1',
    mark: 'map-results-drawn',
    come: (page) => page.getByRole('button', { name: 'Map' }).tap(),
  },
  {
    name: 'the map of a listing',
    path: await firstPicturedListing(site.address),
    mark: 'map-drawn',
    come: (page) =>
      page.getByRole('heading', { name: 'Location' }).evaluate((heading) => {
        globalThis.benchMap.began = performance.now()
        heading.scrollIntoView()
      }),
  },
]
for (const map of maps) {
  // The first visit has the server make the page and its pictures.
  await visit(browser, map)
  const times: number[] = []
  while (times.length < visits) times.push(await visit(browser, map))
  const ms = median(times)
  let waited = 0
  const traced = await visit(browser, map, async (page, come) => {
    waited = await gpuWait(browser, page, come)
  })
  console.log(`  ${map.name}: ${seconds(waited)} of ${seconds(traced)} the page waits for the software GPU`)
  report({
    name: `first useful view of ${map.name}, on a phone with 3G`,
    measured: `${seconds(ms)} (${times.map((time) => seconds(time)).join(', ')})`,
    target: `at most ${seconds(targetMs)}`,
    ok: ms <= targetMs,
  })
}

/** The milliseconds from coming near until the map is useful. */
async function visit(
  visitor: Browser,
  { path, mark, come }: Map,
  watched: (page: Page, come: () => Promise<number>) => Promise<unknown> = (_, show) => show(),
): Promise<number> {
  await using context = await visitor.newContext(cheapPhone)
  const page = await context.newPage()
  await watchFirstView(page, mark)
  await asOnSlowPhone(page)
  await page.goto(site.address + path, { waitUntil: 'networkidle' })
  await watched(page, async () => {
    await come(page)
    return await firstView(page)
  })
  return await firstView(page)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
