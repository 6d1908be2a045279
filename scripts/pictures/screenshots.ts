/** Takes the README's pictures of the admin app: the demo site with some leads, as an administrator sees it. */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { createTestDatabase, startTestServer } from '#tests/support/database.ts'
import { startSite } from '#tests/support/site.ts'
import { goodPassword, hire } from '#tests/support/staff.ts'
import playwright from '../../playwright.config.ts'

const folder = join(import.meta.dirname, '../../docs/screenshots')
const width = 1200
const mostBytes = 60 * 1024

type Shows = (page: Page) => Locator

const people = [
  ['Ayesha Siddiqui', '0300 5550101', 'F-7, Islamabad', 'Can we see the house on Saturday morning?'],
  [
    'Bilal Ahmed',
    '0321 5550102',
    'DHA Phase 6, Lahore',
    'I am looking for a 10 marla house, possession this year.',
  ],
  ['Hina Raza', '0333 5550103', 'Clifton, Karachi', 'What are the monthly maintenance charges?'],
  [
    'Usman Tariq',
    '+971 50 555 0104',
    'Dubai Marina',
    'I live abroad. Who manages the flat when it is rented out?',
  ],
  ['Mariam Yousaf', '0345 5550105', 'G-13/2, Islamabad', 'Is the price negotiable for a cash buyer?'],
  ['Kamran Shah', '0301 5550106', 'Bahria Phase 4, Islamabad', 'Please send me the payment plan.'],
] as const

mkdirSync(folder, { recursive: true })
const stopServer = await startTestServer()
const dataFolder = mkdtempSync(join(tmpdir(), 'aangan-screenshots-'))
// Empty, so that the site fills in the demo with its pictures.
const database = await createTestDatabase()
const site = await startSite({ DATABASE_URL: database.url, DATA_DIR: dataFolder, LOG_LEVEL: 'warn' })
const browser = await chromium.launch(playwright.use?.launchOptions)
try {
  const { email } = await hire({ database }, 'admin', { name: 'Sana Malik' })
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const listing = await ask(context)
  await context.request.post('/api/admin/sign-in', { data: { email, password: goodPassword } })
  await open(context, '/admin/leads', lastLead)
  // They came over the last hours.
  await database.pool.query("update leads set created_at = created_at - id * interval '17 minutes'")
  await take(context, 'leads', '/admin/leads', lastLead)
  await take(context, 'lead', '/admin/leads/1', (page) => page.getByRole('heading', { level: 1 }))
  await take(context, 'listings', '/admin/listings', (page) => page.getByRole('row').nth(5))
  await take(context, 'listing', `/admin/listings/${listing}`, (page) => page.getByLabel('Price').first())
} finally {
  await browser.close()
  await site.stop()
  await database.drop()
  await stopServer()
  rmSync(dataFolder, { recursive: true, force: true })
}

/** Sends what visitors would send, each about a listing; gives the id of the first listing. */
async function ask({ request }: BrowserContext): Promise<number> {
  const answer = await request.get('/api/listings')
  const { data }: { data: { id: number }[] } = await answer.json()
  for (const [at, [name, phone, client_Location, inquiry]] of people.entries()) {
    const email = `${name.toLowerCase().replace(' ', '.')}@example.com`
    const property_id = data[at]?.id
    await request.post('/api/inquiry/property', {
      data: { name, email, phone, property_id, message: inquiry },
    })
    if (at % 2) await request.post('/api/inquiry', { data: { name, email, phone, inquiry, client_Location } })
  }
  return data[0]?.id ?? 0
}

function lastLead(page: Page): Locator {
  return page.getByText('Kamran Shah').first()
}

/** The first screenful, as a WebP that a README loads quickly. */
async function take(context: BrowserContext, name: string, path: string, shows: Shows): Promise<void> {
  const page = await open(context, path, shows)
  const png = await page.screenshot()
  const file = join(folder, `${name}.webp`)
  for (let quality = 80; quality > 20; quality -= 10) {
    await sharp(png).resize({ width }).webp({ quality, effort: 6 }).toFile(file)
    if (statSync(file).size <= mostBytes) break
  }
  console.log(`${name}: ${statSync(file).size} bytes`)
  await page.close()
}

/** A screen once this is there, with its fonts and the pictures in sight. */
async function open(context: BrowserContext, path: string, shows: Shows): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await shows(page).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    Array.from(document.images)
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )
  return page
}
