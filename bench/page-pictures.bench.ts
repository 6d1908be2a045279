/**
 * The weight of the home page's pictures on a cheap phone: every image that comes before the visitor scrolls,
 * drawings included, in bytes of body as they cross the line. Beside it the weight at the end of the page.
 */
import { type Browser, chromium, type Request } from '@playwright/test'
import { readToTheEnd } from '#tests/support/layout-shift.ts'
import playwright from '../playwright.config.ts'
import { cheapPhone } from './support/cheap-phone.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const targetKb = 250

using folder = scratchFolder()
await using site = await startQuietSite(folder.path)
await using browser = await chromium.launch(playwright.use?.launchOptions)
const { atOnce, atTheEnd, count } = await picturesOf(browser, `${site.address}/`)
report({
  name: 'pictures of the home page at 360 px, two pixels a point',
  measured: `${kb(atOnce)} in ${count} files (${kb(atTheEnd)} when read to its end)`,
  target: `at most ${targetKb} KB`,
  ok: count > 1 && atOnce <= targetKb * 1000,
})

function kb(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`
}

async function picturesOf(visitor: Browser, address: string) {
  await using context = await visitor.newContext(cheapPhone)
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') sizes.push(sizeOf(request))
  })
  const total = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await page.goto(address, { waitUntil: 'networkidle' })
  const [atOnce, count] = [await total(), sizes.length]
  await readToTheEnd(page)
  return { atOnce, count, atTheEnd: await total() }
}

/** Once it has come whole. */
async function sizeOf(request: Request): Promise<number> {
  const answer = await request.response()
  await answer?.finished()
  return (await request.sizes()).responseBodySize
}
