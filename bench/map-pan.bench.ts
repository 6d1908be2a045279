/**
 * Panning a map with 5,000 homes in view: clusters of two cities, and almost as many pins as the server sends
 * at most. A pan drags the map for 0.7 s with the mouse and lasts until the results of the new place are
 * drawn. Of each pan counts the longest task of the page's main thread: how long a press or a key would wait.
 * The work of the GPU is done by the processor here, in a separate process on the same cores
 * (`map/gpu-browser.ts`): its time is given beside it.
 */
import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { encodeBox } from '#contract/search/map-box.ts'
import { dense, openDenseMarket } from './map/dense-market.ts'
import { launchGpuBrowser } from './map/gpu-browser.ts'
import { type Pan, panned } from './map/pans.ts'
import { putTiles } from './map/tiles.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { median, quantile, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const targetMs = 50
const pans = 12
const Answer = z.object({ total: z.int() })

using folder = scratchFolder()
putTiles(folder.path)
const database = await openDenseMarket(folder.path)
try {
  await using site = await startQuietSite(folder.path, { DATABASE_URL: database.url })
  await using browser = await launchGpuBrowser()
  const { lat, long } = dense
  const scenes = {
    clusters: encodeBox([72.95, 33.5, 73.2, 33.76]),
    pins: encodeBox([long - 0.001, lat - 0.002, long + 0.007, lat + 0.007]),
  }
  for (const [name, box] of Object.entries(scenes))
    await measure(name, `/search?purpose=sale&box=${box}`, { site, browser })
} finally {
  await database.stop()
}

async function measure(
  name: string,
  path: string,
  { site, browser }: { site: { address: string }; browser: Browser },
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const answer = page.waitForResponse(/\/api\/listings\/map/)
  await page.goto(site.address + path)
  const { total } = Answer.parse(await (await answer).json())
  const map = page.getByRole('figure', { name: 'Results map' })
  await map.locator('canvas.map-shown').waitFor()
  await panned(browser, page, map, 2)
  const found = await panned(browser, page, map, pans)
  await page.close()
  const all = (of: (pan: Pan) => number) => {
    const times = found.map(of)
    return `${median(times).toFixed(0)} ms (p95 ${quantile(times, 0.95).toFixed(0)})`
  }
  const frames = found.flatMap((pan) => pan.frames)
  const ms = median(found.map(({ longest }) => longest))
  console.log(
    `  ${name}: of it waiting for the compositor ${all(({ waited }) => waited)}; most processor time of a task ${all(({ ownTime }) => ownTime)}; frames while dragging ${median(frames).toFixed(0)} ms (p95 ${quantile(frames, 0.95).toFixed(0)}); software GPU ${all(({ gpu }) => gpu)} a pan`,
  )
  report({
    name: `longest task of a pan, ${total.toLocaleString('en')} homes in view as ${name}, median of ${pans}`,
    measured: all(({ longest }) => longest),
    target: `≤ ${targetMs} ms`,
    ok: ms <= targetMs,
  })
}
