import { eq } from 'drizzle-orm'
import { actionsOfVisitor } from '#contract/viewings/viewing-states.ts'
import type { ViewingAnswer } from '#contract/viewings/viewings.ts'
import { viewings } from '#db/schema/index.ts'
import { lists } from '#messages/common.ts'
import { viewingErrors as t } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { localized } from '../localized.ts'
import { freeTimes } from './free-times.ts'
import { keyOfLink } from './link.ts'
import { type ViewingRow, viewingRows } from './rows.ts'

/**
 * A viewing as its visitor sees it.
 * @throws NotFound for a forged link, or one of a viewing that was erased
 */
export async function showViewing(
  ctx: Context<'db' | 'clock' | 'secret'>,
  secret: string,
): Promise<ViewingAnswer> {
  const [row] = await viewingRows(ctx.db).where(eq(viewings.key, keyOfLink(ctx, secret)))
  if (!row) throw new NotFound(t.unknown)
  const { viewing, lead, agent } = row
  const { id, state, version, slots, at, time_zone, changed_by, reason } = viewing
  const mayChange = actionsOfVisitor[state].includes('change')
  const isOver = state === 'declined' || state === 'cancelled'
  return {
    data: {
      reference: lead.reference,
      state,
      version,
      listing: listingOf(row),
      agent: agent && { name: agent.name, phone: agent.phone },
      slots: slots.map((slot) => slot.toISOString()),
      at: at?.toISOString() ?? null,
      time_zone,
      ended_by: isOver ? changed_by : null,
      reason,
      free: mayChange ? (await freeTimes(ctx, occupiedBy(row), id)).map((slot) => slot.toISOString()) : [],
    },
  }
}

/** Whose time the viewing takes. */
export function occupiedBy({ viewing, agent }: ViewingRow) {
  return { listingId: viewing.listing_id, agentId: agent?.id ?? null }
}

/** What is viewed, in the current language; null when it was deleted. */
export function listingOf({ listing, area, city }: ViewingRow): ViewingAnswer['data']['listing'] {
  if (!listing) return null
  const { id, title, title_ur } = listing
  const places = [area, city].flatMap((place) => (place ? [localized(place.name, place.name_ur)] : []))
  return { id, title: localized(title, title_ur), place: places.join(lists.separator) }
}
