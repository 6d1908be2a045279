/** How far the content of home, search and listing jumps while it loads and is read to its end, on desk and phone. */
import { type Browser, chromium } from '@playwright/test'
import { SearchAnswer } from '#contract/search/search.ts'
import { countLayoutShifts, cumulative, layoutShifts, readToTheEnd } from '#tests/support/layout-shift.ts'
import playwright from '../playwright.config.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const windows = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]
const target = '0.00'

using folder = scratchFolder()
await using site = await startQuietSite(folder.path)
await using browser = await chromium.launch(playwright.use?.launchOptions)
const paths = { home: '/', search: '/search?purpose=sale&cityId=1', listing: await firstListing() }
for (const [name, path] of Object.entries(paths)) {
  for (const window of windows) {
    const measured = await shiftOf(browser, `${site.address}${path}`, window)
    report({ name: `layout shift, ${name} at ${window.width} px`, measured, target, ok: measured === target })
  }
}

async function firstListing(): Promise<string> {
  const answer = await fetch(`${site.address}/api/listings/search?perPage=1`)
  const [listing] = SearchAnswer.parse(await answer.json()).data
  return `/listing/${listing?.id}`
}

/** For a visitor who comes for the first time, with an empty cache. */
async function shiftOf(
  visitor: Browser,
  address: string,
  viewport: { width: number; height: number },
): Promise<string> {
  await using context = await visitor.newContext({ viewport })
  await countLayoutShifts(context)
  const page = await context.newPage()
  await page.goto(address)
  await readToTheEnd(page)
  return cumulative(await layoutShifts(page))
}
