/** Takes the README's pictures of the admin app, the demo with some leads as an administrator sees it, and those of the site. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { createTestDatabase, startTestServer } from '#tests/support/database.ts'
import { startSite } from '#tests/support/site.ts'
import { goodPassword, hire } from '#tests/support/staff.ts'
import playwright from '../../playwright.config.ts'
import { openScreen, savePicture } from './screenful.ts'
import { takeSite } from './site-screenshots.ts'

const folder = join(import.meta.dirname, '../../docs/screenshots')
const width = 1200

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
const site = await startSite({
  DATABASE_URL: database.url,
  DATA_DIR: dataFolder,
  LOG_LEVEL: 'warn',
  MAP_TILES: 'auto',
})
const browser = await chromium.launch(playwright.use?.launchOptions)
try {
  await takeSite(browser, site.url, join(folder, 'site'))
  const { email } = await hire({ database }, 'admin', { name: 'Sana Malik' })
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const listing = await ask(context)
  await context.request.post('/api/admin/sign-in', { data: { email, password: goodPassword } })
  await openScreen(context, '/admin/leads', lastLead)
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

async function take(context: BrowserContext, name: string, path: string, shows: Shows): Promise<void> {
  const page = await openScreen(context, path, shows)
  await savePicture(page, join(folder, `${name}.webp`), width)
  await page.close()
}
