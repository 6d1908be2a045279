/**
 * How much five screens keep the main thread of a phone busy (a processor four times slower), on a quiet machine and
 * while every core is kept busy: the scripts' time and the longest task until the page is idle, in a browser that is
 * only watched, and how long an interaction waits for the next paint. Total blocking time and score are Lighthouse's,
 * with its own throttling. The middle of five visits, each with an empty cache; the server knows the pages.
 */
import { chromium, type Page } from '@playwright/test'
import { openAuditor } from '#tests/support/lighthouse.ts'
import playwright from '../playwright.config.ts'
import { keepCoresBusy } from './support/busy-cores.ts'
import { firstPicturedListing } from './support/first-pictured.ts'
import { interaction, workOf } from './support/page-work.ts'
import { openPlainBrowser } from './support/plain-browser.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const visits = 5
const atMost = { blocking: 60, blockingWhenBusy: 250, longestTask: 100, interaction: 150 }
const leastScore = 97

using folder = scratchFolder()
await using site = await startQuietSite(folder.path)
await using browser = await chromium.launch(playwright.use?.launchOptions)
await using plainBrowser = await openPlainBrowser()
await using auditor = await openAuditor()
const listing = await firstPicturedListing(site.address)
const search = '/search?purpose=sale&cityId=1'
const screens = [
  // Half of what the scripts took when everything was hydrated, measured in the same way: 9 visits, 2 quiet cores.
  { name: 'home', path: '/', scriptsMs: 235 },
  { name: 'search', path: search, scriptsMs: 296 },
  { name: 'listing', path: listing, scriptsMs: 293 },
  { name: 'project', path: '/project/1', scriptsMs: 253 },
  { name: 'careers', path: '/careers', scriptsMs: 173 },
]

for (const { name, path, scriptsMs } of screens) {
  const address = (await fetch(site.address + path)).url
  // The first visit has the server make the page and its pictures.
  await workOf(plainBrowser, address)
  const works = await repeated(() => workOf(plainBrowser, address))
  reportMs(
    `scripts until idle, ${name}`,
    works.map(({ scripts }) => scripts),
    scriptsMs,
  )
  reportMs(
    `longest task until idle, ${name}`,
    works.map(({ longestTask }) => longestTask),
    atMost.longestTask,
  )
  await measureBlocking(name, address)
}

const interactions: Record<string, [path: string, interact: (page: Page) => Promise<void>]> = {
  menu: ['/', (page) => page.getByRole('button', { name: 'Menu' }).tap()],
  modal: ['/', (page) => page.getByRole('banner').getByRole('button', { name: 'Send inquiry' }).tap()],
  filter: [search, (page) => page.getByRole('link', { name: 'Filters' }).tap()],
  chip: [
    `${search}&beds=3`,
    (page) => page.getByRole('list', { name: 'Applied filters' }).getByRole('link').nth(1).tap(),
  ],
  gallery: [
    listing,
    (page) =>
      page
        .locator('main')
        .getByRole('link', { name: /^Photo 1 / })
        .first()
        .tap(),
  ],
  calculator: [listing, (page) => page.getByRole('slider', { name: 'Down payment' }).press('ArrowRight')],
  'form field': ['/inquiry', (page) => page.getByRole('textbox', { name: 'Name' }).press('a')],
}
for (const [name, [path, interact]] of Object.entries(interactions)) {
  const times = await repeated(() => interaction(browser, site.address + path, interact))
  reportMs(`interaction to next paint, ${name}`, times, atMost.interaction)
}

async function measureBlocking(name: string, address: string): Promise<void> {
  const quiet = await repeated(() => audit(address))
  reportMs(
    `total blocking time, ${name}`,
    quiet.map(({ blocking }) => blocking),
    atMost.blocking,
  )
  const score = median(quiet.map((one) => one.score))
  report({
    name: `Lighthouse performance, ${name}`,
    measured: `${score}`,
    target: `at least ${leastScore}`,
    ok: score >= leastScore,
  })
  await using _busy = await keepCoresBusy()
  const busy = await repeated(() => audit(address))
  reportMs(
    `total blocking time while all cores are busy, ${name}`,
    busy.map(({ blocking }) => blocking),
    atMost.blockingWhenBusy,
  )
}

async function audit(address: string): Promise<{ score: number; blocking: number }> {
  const { performance } = await auditor.audit(address, ['performance'])
  return { score: performance?.score ?? 0, blocking: performance?.blockingMs ?? Number.NaN }
}

async function repeated<T>(measure: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  while (all.length < visits) all.push(await measure())
  return all
}

function reportMs(name: string, times: readonly number[], most: number): void {
  const ms = median(times)
  const range = [Math.min(...times), Math.max(...times)].map(Math.round).join(' to ')
  report({ name, measured: `${Math.round(ms)} ms (${range})`, target: `at most ${most} ms`, ok: ms <= most })
}
