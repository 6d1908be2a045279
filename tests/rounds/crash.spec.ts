import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { LeadReceipt } from '#contract/leads/inquiry.ts'
import { connect } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/server.ts'
import { goodInquiry } from '#tests/support/inquiry.ts'
import { allLeads } from '#tests/support/leads.ts'
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

const visitors = 10
const inquiriesEach = 50
/** After how many acknowledgements something is killed, and what. */
const strikes = [
  { after: 1, victims: 'both' },
  { after: 40, victims: 'both' },
  { after: 80, victims: 'server' },
  { after: 81, victims: 'both' },
  { after: 200, victims: 'server' },
  { after: 400, victims: 'both' },
] as const

test('of inquiries that arrive while everything is killed, none acknowledged is lost, none is doubled, and each is mailed once', async () => {
  test.setTimeout(360_000)
  const folder = mkdtempSync(join(tmpdir(), 'aangan-crash-'))
  // Root's PostgreSQL runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  const mailbox = await openMailbox()
  const site = new PhoenixSite(folder, mailbox.url)
  const acknowledged = new Map<string, string>()
  try {
    await Promise.all(Array.from({ length: visitors }, () => visit(site, acknowledged)))
    expect(site.deaths).toBe(strikes.length)
    // Each time it was struck in the middle of others' inquiries.
    expect(site.unanswered).toBeGreaterThanOrEqual(strikes.length)
    // The next worker takes over what a killed one held.
    await expect.poll(() => new Set(mailbox.received.map(messageId)).size, { timeout: 200_000 }).toBe(mails)
    expect(mailsByReference(mailbox)).toEqual(
      new Map([...acknowledged.values()].map((reference) => [reference, 2])),
    )
    // SMTP has no transactions: a kill between 'taken' and 'sent' sends what was under way again, by the same ids.
    expect(mailbox.received.length - mails).toBeLessThanOrEqual(site.deaths * mailsAtOnce)
    const leads = await leadsOf(folder)
    expect(leads).toHaveLength(visitors * inquiriesEach)
    for (const { email, reference, events, jobs } of leads) {
      expect({ reference, events, jobs }).toEqual({ reference: acknowledged.get(email), events: 1, jobs: 1 })
    }
  } finally {
    await (await site.current).stop()
    await mailbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

const mails = visitors * inquiriesEach * 2
/** As many jobs as one worker has in hand. */
const mailsAtOnce = 8

function messageId(mail: string): string {
  return /^message-id: (.+)$/im.exec(mail)?.[1]?.trim() ?? ''
}

/** How many different mails, to the agency and to the visitor, have each reference in their subject. */
function mailsByReference({ received }: Mailbox): Map<string, number> {
  const ids = new Map<string, Set<string>>()
  for (const mail of received) {
    const reference = /AG-\w{4}-\w{4}/.exec(mail)?.[0] ?? ''
    ids.set(reference, (ids.get(reference) ?? new Set()).add(messageId(mail)))
  }
  return new Map([...ids].map(([reference, its]) => [reference, its.size]))
}

/** A visitor who sends one inquiry after the other, each until it is acknowledged. */
async function visit(site: PhoenixSite, acknowledged: Map<string, string>): Promise<void> {
  for (let sent = 0; sent < inquiriesEach; sent += 1) {
    const inquiry = goodInquiry()
    const key = randomUUID()
    let receipt: LeadReceipt | undefined
    while (!receipt) {
      receipt = await send(await site.current, inquiry, key)
      if (!receipt) site.unanswered += 1
    }
    acknowledged.set(inquiry.email, receipt.data.reference)
    const strike = strikes.find(({ after }) => after === acknowledged.size)
    if (strike) site.strike(strike.victims)
  }
}

/** Gives nothing when no acknowledgement came: the visitor cannot know the outcome of the inquiry. */
async function send(site: RunningSite, inquiry: object, key: string): Promise<LeadReceipt | undefined> {
  try {
    const answer = await fetch(`${site.url}/api/inquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(inquiry),
    })
    if (answer.status === 201) return LeadReceipt.parse(await answer.json())
    expect(answer.status).toBeGreaterThanOrEqual(500)
    return undefined
  } catch (error) {
    // fetch says so when the connection broke.
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** A site that is started again on the same data folder whenever it was killed. */
class PhoenixSite {
  /** The site that answers, or will. */
  current: Promise<RunningSite>
  deaths = 0
  /** How many inquiries got no acknowledgement and were sent again. */
  unanswered = 0
  readonly #folder: string
  readonly #smtpUrl: string

  constructor(folder: string, smtpUrl: string) {
    this.#folder = folder
    this.#smtpUrl = smtpUrl
    this.current = this.#start()
  }

  strike(victims: (typeof strikes)[number]['victims']): void {
    const dying = this.current
    this.deaths += 1
    this.current = dying.then(async (site) => {
      if (victims === 'both') process.kill(postmasterOf(this.#folder), 'SIGKILL')
      await site.kill()
      return this.#start()
    })
  }

  #start(): Promise<RunningSite> {
    return startSite({
      DATA_DIR: this.#folder,
      DATABASE_URL: '',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      SMTP_URL: this.#smtpUrl,
    })
  }
}

function postmasterOf(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8'), 10)
}

async function leadsOf(folder: string) {
  const server = await openEmbedded(folder)
  const { pool, close } = connect(server.url, { max: 1 })
  try {
    return await allLeads(pool)
  } finally {
    await close()
    await server.stop()
  }
}
