import { createHmac } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { agency } from '#agency'
import type { ListingReport } from '#contract/listings/listing-report.ts'
import type { Db } from '#db/client.ts'
import { agents, listingReports, listings } from '#db/schema/index.ts'
import type { Context, Needs } from '../../context.ts'
import { bodyHash, type IdempotencyKey } from '../../idempotency/index.ts'
import { writeStaffMail } from '../../mails/index.ts'
import { mustBeVisible } from '../visibility.ts'
import { writeQuestion } from './availability-mail.ts'

/** So many visitors must say that a listing is gone before its agent is asked. */
const visitorsToAsk = 2
const dayMs = 86_400_000
/** Reports count together, and the agent is not asked again, for so long. */
const rememberedDays = 30

type Received = {
  listingId: number
  report: ListingReport
  /** The address that the report came from, if it is known. */
  address: string | undefined
  once: IdempotencyKey | undefined
}

/**
 * Stores what a visitor reports about a listing; with `once` the same report is stored once. When a second visitor says
 * that it is sold or rented, its agent is asked by email.
 * @throws Gone when the listing left the site, NotFound when there is no such listing
 */
export async function receiveReport(
  ctx: Context<'db' | 'queue' | 'siteUrl' | 'secret' | 'clock'>,
  { listingId, report, address = '', once }: Received,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    // Two reports at the same moment are counted one after the other.
    const [found] = await tx
      .select({ status: listings.status, published_at: listings.published_at })
      .from(listings)
      .where(eq(listings.id, listingId))
      .for('no key update')
    const { status } = mustBeVisible(found)
    await tx
      .insert(listingReports)
      .values({
        listing_id: listingId,
        ...report,
        sender: senderOf(ctx.secret, listingId, address),
        request_key: once ? `${listingId} ${once.key} ${bodyHash(once)}` : null,
        created_at: ctx.clock(),
      })
      .onConflictDoNothing()
    if (report.reason === 'gone' && (status === 'published' || status === 'under offer'))
      await askAgent({ ...ctx, db: tx }, listingId)
  })
}

/** Not the address: nobody can read it from this, nor find the reports of one address about other listings. */
function senderOf(secret: string, listingId: number, address: string): string {
  const digest = createHmac('sha256', secret).update(`listing report ${listingId} ${address}`).digest()
  return digest.subarray(0, 12).toString('base64url')
}

async function askAgent(
  { db, queue, siteUrl, clock }: Needs<'db' | 'queue' | 'siteUrl' | 'clock'>,
  listingId: number,
): Promise<void> {
  const since = new Date(clock().getTime() - rememberedDays * dayMs)
  const recent = and(
    eq(listingReports.listing_id, listingId),
    eq(listingReports.reason, 'gone'),
    isNull(listingReports.closed_at),
    gt(listingReports.created_at, since),
  )
  const { visitors, asked } = await countRecent(db, recent)
  if (asked || visitors < visitorsToAsk) return
  const [listing] = await db
    .select({ id: listings.id, title: listings.title, agent: agents.name, email: agents.email })
    .from(listings)
    .leftJoin(agents, and(eq(agents.id, listings.agent_id), agents.active))
    .where(eq(listings.id, listingId))
  if (!listing) return
  const name = listing.agent ?? agency.name
  await writeStaffMail(
    { db, queue },
    listing.email ?? agency.email,
    writeQuestion({ ...listing, name, visitors }, siteUrl()),
  )
  await db.update(listingReports).set({ asked_at: clock() }).where(recent)
}

async function countRecent(db: Db, recent: ReturnType<typeof and>) {
  const [counted] = await db
    .select({
      visitors: sql<number>`count(distinct ${listingReports.sender})::int`,
      asked: sql<boolean>`coalesce(bool_or(${listingReports.asked_at} is not null), false)`,
    })
    .from(listingReports)
    .where(recent)
  return counted ?? { visitors: 0, asked: false }
}
