/**
 * How far the content of five screens, and of a listing that does not exist, shifts while it loads and is
 * read to its end: the largest of fifty visits of each, half of them on a phone and half on a desktop,
 * several in parallel.
 */
import { type Browser, chromium } from '@playwright/test'
import PQueue from 'p-queue'
import { SearchAnswer } from '#contract/search/search.ts'
import { countLayoutShifts, cumulative, layoutShifts, readToTheEnd } from '#tests/support/layout-shift.ts'
import playwright from '../playwright.config.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const visits = 50
const atOnce = 3
const phone = { width: 360, height: 740 }
const desk = { width: 1440, height: 900 }
const target = '0.00'

using folder = scratchFolder()
await using site = await startQuietSite(folder.path)
await using browser = await chromium.launch(playwright.use?.launchOptions)
const paths = {
  home: '/',
  search: '/search?purpose=sale&cityId=1',
  listing: await firstListing(),
  project: '/project/1',
  careers: '/careers',
  'a missing listing': '/listing/2147483647',
}
const visitors = new PQueue({ concurrency: atOnce })
for (const [name, path] of Object.entries(paths)) {
  const shifts = await visitors.addAll(
    Array.from({ length: visits }, (_, visit) => () => {
      const window = visit % 2 === 0 ? phone : desk
      return shiftOf(browser, `${site.address}${path}`, window)
    }),
  )
  const measured = shifts.reduce((largest, shift) => (Number(shift) > Number(largest) ? shift : largest))
  report({ name: `largest layout shift of ${visits}, ${name}`, measured, target, ok: measured === target })
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
