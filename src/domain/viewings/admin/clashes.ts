import { and, between, inArray, type SQL } from 'drizzle-orm'
import type { ViewingClash } from '#contract/admin/viewings.ts'
import type { Reach } from '#contract/permissions.ts'
import { viewingMinutes } from '#contract/viewings/viewing-times.ts'
import type { Db } from '#db/client.ts'
import { viewings } from '#db/schema/index.ts'
import type { Staff } from '../../access/index.ts'
import { areOverlapping } from '../free-times.ts'
import { type ViewingRow, viewingRows } from '../rows.ts'

/** Who looks, and how far: of leads out of reach the name is not told. */
export type Viewer = { actor: Staff; reach: Reach }

/** The times that a viewing may take or has: those proposed, and the one that was chosen. */
export function timesOf({ viewing }: ViewingRow): Date[] {
  const { state, slots, at } = viewing
  if (state === 'proposed') return slots
  if (state === 'countered') return at ? [...slots, at] : slots
  return state === 'confirmed' && at ? [at] : []
}

/** Other viewings at the times of these, for each by its id. */
export async function clashesOf(
  db: Db,
  rows: readonly ViewingRow[],
  viewer: Viewer,
): Promise<Map<number, ViewingClash[]>> {
  const times = rows.flatMap(timesOf)
  const others = times.length === 0 ? [] : await viewingRows(db).where(around(times))
  return new Map(
    rows.map((row) => [row.viewing.id, timesOf(row).flatMap((at) => clashesAt(row, at, others, viewer))]),
  )
}

/** Others that take the time of this viewing at a moment. */
export async function clashesWith(
  db: Db,
  row: ViewingRow,
  at: Date,
  viewer: Viewer,
): Promise<ViewingClash[]> {
  return clashesAt(row, at, await viewingRows(db).where(around([at])), viewer)
}

function around(times: readonly Date[]): SQL | undefined {
  const all = times.map(Number)
  const lengthMs = viewingMinutes * 60_000
  return and(
    inArray(viewings.state, ['confirmed', 'countered']),
    between(viewings.at, new Date(Math.min(...all) - lengthMs), new Date(Math.max(...all) + lengthMs)),
  )
}

function clashesAt(
  row: ViewingRow,
  at: Date,
  others: readonly ViewingRow[],
  { actor, reach }: Viewer,
): ViewingClash[] {
  return others.flatMap((other) => {
    const { id, at: otherAt, listing_id } = other.viewing
    if (id === row.viewing.id || !otherAt || !areOverlapping(at, otherAt)) return []
    const isSameAgent = row.agent !== null && other.agent?.id === row.agent.id
    const isSameListing = listing_id !== null && listing_id === row.viewing.listing_id
    if (!isSameAgent && !isSameListing) return []
    const isWithinReach = reach === 'all' || other.ownerId === actor.agentId
    return [
      {
        at: at.toISOString(),
        other_at: otherAt.toISOString(),
        lead: isWithinReach ? { id: other.lead.id, name: other.lead.name } : null,
        same: isSameListing ? ('listing' as const) : ('agent' as const),
      },
    ]
  })
}
