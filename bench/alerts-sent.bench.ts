/**
 * Alerts as visitors get them: how long it takes from the publication of a listing, by a manager through the API of a
 * running site, until the mail about it has arrived at a mail server. Nothing is moved ahead: every second passes.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { AlertConfirmed } from '#contract/alerts/alerts.ts'
import { searchQuery } from '#contract/search/search-address.ts'
import { isQuiet } from '#domain/alerts/schedule.ts'
import { behind } from '#tests/support/alerts.ts'
import { createTestDatabase, startTestServer, type TestDatabase } from '#tests/support/database.ts'
import { makeArea, makeListing } from '#tests/support/factories.ts'
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts'
import { cookiesOf, goodPassword, hire } from '#tests/support/staff.ts'
import { withoutLimits } from '#tests/support/without-limits.ts'
import { daytimeZone } from './alerts/daytime-zone.ts'
import { type QuietSite, startQuietSite } from './support/quiet-site.ts'
import { quantile, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const published = 12
/** Apart by no part of the jobs' pauses, so that some listings come just before them and some just after. */
const everyMs = 7_300
const targetMinutes = 5

type Watched = { email: string; areaId: number; listingId: number; at?: number }

await using parts = new AsyncDisposableStack()
using folder = scratchFolder()
parts.defer(await startTestServer())
const database = await createTestDatabase({ content: 'demo' })
parts.defer(() => database.drop())
const mailbox = await openMailbox()
parts.defer(() => mailbox.close())
const watched = await makeDrafts(database)
const site = parts.use(
  await startQuietSite(folder.path, {
    ...withoutLimits,
    ...daytime(),
    DATABASE_URL: database.url,
    SMTP_URL: mailbox.url,
  }),
)
for (const one of watched) await askForAlert(site, mailbox, one)
const cookie = await signIn(site, database)
const delays = await publishAll(site, mailbox, cookie)
const shown = delays.map((seconds) => seconds.toFixed(0)).join(', ')
console.log(`${published} listings, one published every ${everyMs / 1000} s; seconds to the mail: ${shown}`)
report({
  name: 'alerts: from the publication of a listing to the mail at the mail server, longest',
  measured: `${quantile(delays, 1).toFixed(0)} s (half within ${quantile(delays, 0.5).toFixed(0)} s)`,
  target: `≤ ${targetMinutes} minutes`,
  ok: quantile(delays, 1) <= targetMinutes * 60,
})

/** Nothing is sent at night: then the office is moved to where it is day. The clocks stay right. */
function daytime(): Record<string, string> {
  if (!isQuiet(new Date())) return {}
  const { zone, preload } = daytimeZone()
  console.log(`It is night in Pakistan: for the measurement the office is in the time zone ${zone}.`)
  return { NODE_OPTIONS: `--import=${preload}` }
}

/** Listings that no search finds yet, each in an area of its own. */
async function makeDrafts({ db }: TestDatabase): Promise<Watched[]> {
  const all: Watched[] = []
  for (let n = 1; n <= published; n += 1) {
    const area = await makeArea(db)
    const place = { area_id: area.id, city_id: area.city_id }
    const { id } = await makeListing(db, { ...place, status: 'draft', published_at: null })
    all.push({ email: `visitor-${n}@example.com`, areaId: area.id, listingId: id })
  }
  return all
}

/** Asks for alerts about the area and confirms them by the link of the mail. */
async function askForAlert(on: QuietSite, { received, has }: Mailbox, { email, areaId }: Watched) {
  const search = searchQuery({ purpose: 'sale', areaIds: [areaId] })
  await post(on, '/api/alerts', { search, email, frequency: 'at once' })
  await has(received.length + 1)
  const mail = received.find((text) => text.includes(`\nTo: ${email}`))
  const answer = await post(on, `/api/alerts/confirm/${behind('/alerts/confirm/', mail)}`, {})
  AlertConfirmed.parse(await answer.json())
}

async function signIn(on: QuietSite, of: TestDatabase): Promise<string> {
  const { email } = await hire({ database: of }, 'manager')
  return cookiesOf(await post(on, '/api/admin/sign-in', { email, password: goodPassword }))
}

/** Publishes one listing after the other; gives the seconds until the mail about each was there. */
async function publishAll(on: QuietSite, { received, has }: Mailbox, by: string): Promise<number[]> {
  const before = received.length
  const publishing = (async () => {
    for (const one of watched) {
      one.at = performance.now()
      await post(on, `/api/admin/listings/${one.listingId}/status`, { status: 'published' }, { cookie: by })
      await wait(everyMs)
    }
  })()
  const seconds: number[] = []
  for (let n = 1; n <= watched.length; n += 1) {
    await has(before + n)
    const mail = received[before + n - 1] ?? ''
    const about = watched.find(({ email }) => mail.includes(`\nTo: ${email}`))
    if (about?.at === undefined) throw new Error(`A mail about no listing arrived:\n${mail}`)
    seconds.push((performance.now() - about.at) / 1000)
  }
  await publishing
  return seconds
}

async function post(
  { address }: QuietSite,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
  return answer
}
