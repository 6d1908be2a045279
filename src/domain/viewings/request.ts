import { eq } from 'drizzle-orm'
import { readSlots, writeSlot } from '#contract/viewings/viewing-times.ts'
import type { ViewingReceipt, ViewingRequest } from '#contract/viewings/viewings.ts'
import type { Db } from '#db/client.ts'
import { leads, viewings } from '#db/schema/index.ts'
import { viewingErrors as t } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { Conflict, Invalid } from '../errors.ts'
import type { IdempotencyKey } from '../idempotency/index.ts'
import { receiveLead } from '../leads/index.ts'
import { newKey } from '../signed-key.ts'
import { listingToView, mustBeFree } from './free-times.ts'
import { viewingLink } from './link.ts'

/**
 * Stores a request to view a listing, as a lead with its viewing; see `receiveLead` for what `once` does. The receipt
 * has the page of the viewing.
 * @throws NotFound when no such listing is shown, Conflict when it is no longer available or a time was taken
 *   meanwhile, Invalid for times that are not offered
 */
export async function receiveViewing(
  ctx: Context<'db' | 'queue' | 'clock' | 'secret'>,
  { request, once }: { request: ViewingRequest; once: IdempotencyKey | undefined },
): Promise<ViewingReceipt> {
  const { name, phone, email, time_zone, property_id } = request
  const slots = chosenTimes(request.slots)
  const receipt = await receiveLead(
    ctx,
    once,
    async (db) => {
      const listing = await listingToView(db, property_id)
      if (!listing.isAvailable) throw new Conflict(t.unavailable)
      const occupied = { listingId: property_id, agentId: listing.agent_id }
      await mustBeFree({ ...ctx, db }, slots, occupied, { zone: time_zone })
      const payload = { ...request, slots: slots.map(writeSlot).join(',') }
      return { kind: 'viewing', name, phone, email: email || null, payload, listing_id: property_id }
    },
    async (tx, lead_id) => {
      const row = { lead_id, listing_id: property_id, key: newKey(), slots, time_zone }
      await tx.insert(viewings).values(row)
      await ctx.queue.enqueue(tx, 'viewing-changed', { leadId: lead_id })
    },
  )
  const { reference } = receipt.data
  return { data: { reference, path: viewingLink(ctx, await keyOf(ctx.db, reference)) } }
}

/** @throws Invalid without a time */
export function chosenTimes(text: string): Date[] {
  const slots = text === '' ? undefined : readSlots(text)
  if (!slots) throw new Invalid({ slots: t.noTimes })
  return slots
}

async function keyOf(db: Db, reference: string): Promise<string> {
  const [viewing] = await db
    .select({ key: viewings.key })
    .from(viewings)
    .innerJoin(leads, eq(leads.id, viewings.lead_id))
    .where(eq(leads.reference, reference))
  if (!viewing) throw new Error('What was stored is not there')
  return viewing.key
}
