import { actionsOfVisitor } from '#contract/viewings/viewing-states.ts'
import { viewingTime, viewingTimeForStaff } from '#contract/viewings/viewing-time-text.ts'
import type { ViewingAnswer, ViewingChange } from '#contract/viewings/viewings.ts'
import { leadEvents } from '#db/schema/index.ts'
import { viewingTimeline } from '#messages/admin.ts'
import { inLanguage } from '#messages/language.ts'
import { viewingErrors as t } from '#messages/server.ts'
import type { Context, Needs } from '../context.ts'
import { Conflict, NotFound } from '../errors.ts'
import { announce } from '../leads/index.ts'
import { type Changes, lockedViewing, lockTimes, storeChange, type Viewing } from './change.ts'
import { areOverlapping, mustBeFree, takenTimes } from './free-times.ts'
import { keyOfLink } from './link.ts'
import { chosenTimes } from './request.ts'
import type { ViewingRow } from './rows.ts'
import { occupiedBy, showViewing } from './show.ts'

/** A visitor who changes it more often is asked to call: each change is an email to an agent. */
const mostChanges = 30

/**
 * The visitor accepts the agency's time, proposes other times, or cancels.
 * @throws NotFound for a forged link, Conflict when the viewing was changed meanwhile, is over, or the time was taken,
 *   Invalid for times that are not offered
 */
export async function changeByVisitor(
  ctx: Context<'db' | 'queue' | 'clock' | 'secret'>,
  { secret, change }: { secret: string; change: ViewingChange },
): Promise<ViewingAnswer> {
  const key = keyOfLink(ctx, secret)
  await ctx.db.transaction(async (tx) => {
    await lockTimes(tx)
    const row = await lockedViewing(tx, { key })
    if (!row) throw new NotFound(t.unknown)
    const { viewing, lead } = row
    if (viewing.version !== change.version) throw new Conflict(t.changedMeanwhile)
    if (!actionsOfVisitor[viewing.state].includes(change.action)) throw new Conflict(t.ended)
    if (viewing.version >= mostChanges) throw new Conflict(t.changedTooOften)
    const inside = { ...ctx, db: tx }
    const changes = await changesOf(inside, row, change)
    const after = await storeChange(inside, viewing, { changes, by: 'visitor' })
    const note = inLanguage('en', () => noteOf(change, after))
    await tx.insert(leadEvents).values({ lead_id: lead.id, kind: 'viewing', note, actor: 'visitor' })
    await announce(tx, [lead.id])
  })
  return showViewing(ctx, secret)
}

async function changesOf(
  ctx: Needs<'db' | 'clock'>,
  row: ViewingRow,
  { action, slots, time_zone }: ViewingChange,
): Promise<Changes> {
  const { id, at } = row.viewing
  if (action === 'cancel') return { state: 'cancelled' }
  if (action === 'accept') {
    await mustStillBeFree(ctx, row)
    return { state: 'confirmed', at }
  }
  const times = chosenTimes(slots)
  await mustBeFree(ctx, times, occupiedBy(row), { zone: time_zone, exceptId: id })
  return { state: 'proposed', at: null, slots: times, time_zone }
}

/** The agency may have proposed a time outside its hours: it only has to be free, and to come. */
async function mustStillBeFree(ctx: Needs<'db' | 'clock'>, row: ViewingRow): Promise<void> {
  const { id, at, time_zone } = row.viewing
  if (!at) throw new Conflict(t.changedMeanwhile)
  const time = viewingTime(at, time_zone)
  if (at <= ctx.clock()) throw new Conflict(t.past({ time }))
  const taken = await takenTimes(ctx, occupiedBy(row), { exceptId: id, states: ['confirmed'] })
  if (taken.some((other) => areOverlapping(at, other))) throw new Conflict(t.taken({ time }))
}

function noteOf({ action }: ViewingChange, { at, slots, time_zone }: Viewing): string {
  if (action === 'cancel') return viewingTimeline.cancelledByVisitor
  if (action === 'accept' && at) return viewingTimeline.accepted({ time: viewingTimeForStaff(at, time_zone) })
  const times = slots.map((slot) => viewingTimeForStaff(slot, time_zone))
  return viewingTimeline.proposedByVisitor({ times: times.join('; ') })
}
