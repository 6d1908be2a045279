/** What a time that staff choose must be, and whether the listing can still be viewed. */
import type { NewViewing } from '#contract/admin/viewings.ts'
import { viewingTimeForStaff } from '#contract/viewings/viewing-time-text.ts'
import type { Db } from '#db/client.ts'
import { viewingRules as t } from '#messages/admin.ts'
import type { Needs } from '../../context.ts'
import { Conflict, Invalid } from '../../errors.ts'
import { isToView } from '../free-times.ts'
import type { ViewingRow } from '../rows.ts'
import { clashesWith, type Viewer } from './clashes.ts'

const yearMs = 366 * 86_400_000

/** @throws Invalid for a time that is past or more than a year ahead */
export function chosenTime({ clock }: Needs<'clock'>, { at }: Pick<NewViewing, 'at'>): Date {
  const chosen = new Date(at)
  if (chosen <= clock()) throw new Invalid({ at: t.past })
  if (chosen.getTime() > clock().getTime() + yearMs) throw new Invalid({ at: t.tooFar })
  return chosen
}

/** @throws Conflict when another viewing is at that time, unless it is taken despite that */
export async function mustNotClash(
  db: Db,
  row: ViewingRow,
  { at, despiteClash, viewer }: { at: Date; despiteClash: boolean; viewer: Viewer },
): Promise<void> {
  if (despiteClash) return
  const clashes = await clashesWith(db, row, at, viewer)
  if (clashes.length === 0) return
  const others = clashes.map(({ other_at, lead }) =>
    t.other({ time: viewingTimeForStaff(other_at), name: lead?.name ?? t.otherLead }),
  )
  throw new Conflict(t.clash({ others: others.join('; ') }))
}

/** @throws Conflict for a listing that is not on offer, or is gone */
export async function mustBeToView(db: Db, listingId: number | null): Promise<void> {
  if (listingId === null || !(await isToView(db, listingId))) throw new Conflict(t.unavailable)
}
