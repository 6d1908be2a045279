/** Which times of a listing visitors may propose, and which are taken. */
import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { viewingTime } from '#contract/viewings/viewing-time-text.ts'
import { viewingMinutes, viewingSlots } from '#contract/viewings/viewing-times.ts'
import type { FreeTimes } from '#contract/viewings/viewings.ts'
import type { Db } from '#db/client.ts'
import { leads, listings, viewings } from '#db/schema/index.ts'
import { missing, viewingErrors as t } from '#messages/server.ts'
import type { Context, Needs } from '../context.ts'
import { Conflict, Invalid, NotFound } from '../errors.ts'
import { isKnown } from '../listings/index.ts'
import { readSettings } from '../settings/index.ts'
import { agentId, isMainLead, mainLead } from './rows.ts'

const available: (typeof listings.$inferSelect)['status'][] = ['published', 'under offer']

/** What a viewing needs the time of. */
export type Occupied = { listingId: number | null; agentId: number | null }

/**
 * The times at which a listing can be viewed; none for one that is no longer available.
 * @throws NotFound when no such listing is shown
 */
export async function listFreeTimes(ctx: Context<'db' | 'clock'>, listingId: number): Promise<FreeTimes> {
  const listing = await listingToView(ctx.db, listingId)
  const slots = listing.isAvailable ? await freeTimes(ctx, { listingId, agentId: listing.agent_id }) : []
  return { data: { slots: slots.map((at) => at.toISOString()) } }
}

/** @throws NotFound when no such listing is shown */
export async function listingToView(db: Db, id: number) {
  const [listing] = await db
    .select({ id: listings.id, agent_id: listings.agent_id, status: listings.status })
    .from(listings)
    .where(and(eq(listings.id, id), isKnown))
  if (!listing) throw new NotFound(missing.property)
  return { ...listing, isAvailable: available.some((one) => one === listing.status) }
}

/** Whether a listing is on offer, so that it can be viewed. */
export async function isToView(db: Db, id: number): Promise<boolean> {
  return (await db.$count(listings, and(eq(listings.id, id), inArray(listings.status, available)))) > 0
}

/** The times that can be proposed for a viewing. */
export async function freeTimes(
  ctx: Needs<'db' | 'clock'>,
  occupied: Occupied,
  exceptId?: number,
): Promise<Date[]> {
  const offered = await offeredTimes(ctx)
  const taken = await takenTimes(ctx, occupied, { exceptId })
  return offered.filter((at) => !taken.some((other) => areOverlapping(at, other)))
}

/**
 * @throws Invalid when one of the times has passed or is not offered, Conflict when one was taken meanwhile
 */
export async function mustBeFree(
  ctx: Needs<'db' | 'clock'>,
  times: readonly Date[],
  occupied: Occupied,
  { zone, exceptId }: { zone: string; exceptId?: number },
): Promise<void> {
  const offered = new Set((await offeredTimes(ctx)).map(Number))
  const taken = await takenTimes(ctx, occupied, { exceptId })
  for (const at of times) {
    const time = viewingTime(at, zone)
    if (at <= ctx.clock()) throw new Invalid({ slots: t.past({ time }) })
    if (taken.some((other) => areOverlapping(at, other))) throw new Conflict(t.taken({ time }))
    if (!offered.has(Number(at))) throw new Invalid({ slots: t.notOffered({ time }) })
  }
}

/** Whether two viewings that begin at these times have a moment in common. */
export function areOverlapping(one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) < viewingMinutes * 60_000
}

async function offeredTimes({ db, clock }: Needs<'db' | 'clock'>): Promise<Date[]> {
  const { office_days: days, office_opens: opens, office_closes: closes } = await readSettings(db)
  return viewingSlots(clock(), { days, opens, closes })
}

/** When the listing is viewed, or its agent shows another one. */
export async function takenTimes(
  { db, clock }: Needs<'db' | 'clock'>,
  occupied: Occupied,
  { exceptId = 0, states = ['confirmed', 'countered'] }: TakenBy,
): Promise<Date[]> {
  const rows = await db
    .select({ at: viewings.at })
    .from(viewings)
    .innerJoin(leads, eq(leads.id, viewings.lead_id))
    .innerJoin(mainLead, isMainLead)
    .leftJoin(listings, eq(listings.id, viewings.listing_id))
    .where(
      and(
        inArray(viewings.state, [...states]),
        ne(viewings.id, exceptId),
        gt(viewings.at, new Date(clock().getTime() - viewingMinutes * 60_000)),
        or(eq(viewings.listing_id, occupied.listingId ?? 0), sql`${agentId} = ${occupied.agentId ?? 0}`),
      ),
    )
  return rows.flatMap(({ at }) => at ?? [])
}

type TakenBy = { exceptId?: number | undefined; states?: readonly ('confirmed' | 'countered')[] }
