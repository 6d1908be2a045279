/** The queue of reported listings: read, closed and, a year later, forgotten. */
import { and, asc, countDistinct, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { ReportQueue } from '#contract/admin/listing-reports.ts'
import type { ReportOutcome } from '#contract/listings/report-fields.ts'
import { agents, listingReports, listings } from '#db/schema/index.ts'
import { listingErrors } from '#messages/admin.ts'
import { missing } from '#messages/server.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext, Context } from '../../context.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { within } from '../admin/mine.ts'

const isOpen = isNull(listingReports.closed_at)

/** Listings with open reports within the caller's reach: all counted, `most` of them, the longest open first. */
export async function listReports(
  { db, actor }: AllowedContext<'listings.edit'>,
  most: number,
): Promise<ReportQueue> {
  const mine = within(actor, actor.reach)
  const reported = await db
    .select({
      id: listings.id,
      title: listings.title,
      status: listings.status,
      agent: agents.name,
      asked_at: sql<Date | null>`max(${listingReports.asked_at})`.mapWith(listingReports.asked_at),
      all: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(listingReports)
    .innerJoin(listings, eq(listings.id, listingReports.listing_id))
    .leftJoin(agents, eq(agents.id, listings.agent_id))
    .where(and(isOpen, mine))
    .groupBy(listings.id, agents.name)
    .orderBy(sql`min(${listingReports.created_at})`, asc(listings.id))
    .limit(most)
  const ids = reported.map(({ id }) => id)
  const reports = await db
    .select()
    .from(listingReports)
    .where(and(isOpen, inArray(listingReports.listing_id, ids)))
    .orderBy(asc(listingReports.id))
  const byListing = Map.groupBy(reports, ({ listing_id }) => listing_id)
  return {
    count: reported[0]?.all ?? 0,
    listings: reported.map(({ all: _, asked_at, ...listing }) => ({
      ...listing,
      asked_at: asked_at?.toISOString() ?? null,
      reports: (byListing.get(listing.id) ?? []).map(({ id, reason, message, created_at }) => ({
        id,
        reason,
        message,
        created_at: created_at.toISOString(),
      })),
    })),
  }
}

/** How many listings within the caller's reach have open reports. */
export async function countReported({ db, actor }: AllowedContext<'listings.edit'>): Promise<number> {
  const [counted] = await db
    .select({ count: countDistinct(listingReports.listing_id) })
    .from(listingReports)
    .innerJoin(listings, eq(listings.id, listingReports.listing_id))
    .where(and(isOpen, within(actor, actor.reach)))
  return counted?.count ?? 0
}

/**
 * Closes the reports of a listing that the caller has read, the newest of which is `last`.
 * @throws NotFound when the listing is out of the caller's reach, Conflict when the reports are closed already
 */
export async function closeReports(
  { db, actor, clock }: AllowedContext<'listings.edit', 'db' | 'clock'>,
  { listingId, last, outcome }: { listingId: number; last: number; outcome: ReportOutcome },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [own] = await tx
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.id, listingId), within(actor, actor.reach)))
    if (!own) throw new NotFound(missing.property)
    const closed = await tx
      .update(listingReports)
      .set({ closed_at: clock(), closed_by: actor.name, outcome })
      .where(and(isOpen, eq(listingReports.listing_id, listingId), lte(listingReports.id, last)))
      .returning({ reason: listingReports.reason })
    if (closed.length === 0) throw new Conflict(listingErrors.noReports)
    await audit(tx, actor, {
      action: 'close reports',
      entity: 'listing',
      entityId: listingId,
      before: { reports: closed.map(({ reason }) => reason) },
      after: { outcome },
    })
  })
}

/** Deletes reports that were closed a year ago. */
export async function forgetReports({ db }: Context): Promise<void> {
  await db.delete(listingReports).where(sql`${listingReports.closed_at} < now() - interval '1 year'`)
}
