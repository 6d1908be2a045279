/**
 * The largest contentful paint of home and listing for a first-time visitor on a cheap phone with 3G:
 * Lighthouse's throttling of mobiles (150 ms to the server and back, 1,638 kbit/s down, 750 up, a processor four
 * times slower), applied by Chromium while the page loads instead of computed afterwards. The median of five
 * visits, each with an empty cache; the server has the page cached, as for all visitors but the first.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { cheapPhone } from './support/cheap-phone.ts'
import { firstPicturedListing } from './support/first-pictured.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { asOnSlowPhone } from './support/slow-phone.ts'

const visits = 5

using folder = scratchFolder()
await using site = await startQuietSite(folder.path)
await using browser = await chromium.launch(playwright.use?.launchOptions)
const screens = [
  { name: 'home', path: '/', targetMs: 1_500 },
  { name: 'listing', path: await firstPicturedListing(site.address), targetMs: 1_300 },
]
for (const { name, path, targetMs } of screens) {
  const address = `${site.address}${path}`
  // The first visit makes the server render the page and its pictures.
  await largestPaint(browser, address)
  const paints: Paint[] = []
  while (paints.length < visits) paints.push(await largestPaint(browser, address))
  const ms = median(paints.map(({ at }) => at))
  report({
    name: `largest contentful paint, ${name} on a phone with 3G`,
    measured: `${(ms / 1000).toFixed(2)} s (${paints[0]?.what})`,
    target: `at most ${(targetMs / 1000).toFixed(2)} s`,
    ok: ms <= targetMs,
  })
}

type Paint = { at: number; what: string }

async function largestPaint(visitor: Browser, address: string): Promise<Paint> {
  await using context = await visitor.newContext(cheapPhone)
  const page = await context.newPage()
  await asOnSlowPhone(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  return await lastLargestPaint(page)
}

/** The largest so far is the last one reported. */
function lastLargestPaint(page: Page): Promise<Paint> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)
          // The type's own lib does not know the fields of such an entry.
          const { element } = last as PerformanceEntry & { element?: Element }
          resolve({ at: last?.startTime ?? Number.NaN, what: element?.tagName.toLowerCase() ?? 'gone' })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
