import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { leadStatuses, lostReasons } from '#contract/leads/leads.ts'
import type { Db } from '#db/client.ts'
import { auditLog, leads } from '#db/schema/index.ts'
import { leadErrors, leadTimeline } from '#messages/admin.ts'
import type { Staff } from '../../access/index.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { emitEvent, type Subject } from '../../emit-event.ts'
import { Conflict } from '../../errors.ts'
import { emitLeadEvents } from '../emit-lead-events.ts'
import { announce } from '../lead-events.ts'
import { addTimelineEntry, factsOf, type LeadFacts, ownLead, unlessOpenTwice } from './own-lead.ts'

/** As the audit log has them. */
const Logged = z.object({
  status: z.enum(leadStatuses),
  owner_id: z.int().nullable(),
  assigned_at: z.coerce.date().nullable(),
  lost_reason: z.enum(lostReasons).nullable(),
  first_contacted_at: z.coerce.date().nullable(),
})

const undone = ['move', 'assign', 'contact'] as const

/**
 * Undoes the last action of `by` on these leads, from the audit log: a change of status or of the owner.
 * @throws NotFound for one out of reach, Conflict when it was more than ten minutes ago or the lead was
 *   changed since
 */
export async function undoLeads(
  { db, queue, actor }: AllowedContext<'leads.work', 'db' | 'queue'>,
  asked: readonly number[],
): Promise<number[]> {
  const { reach } = actor
  const ids = [...new Set(asked)].sort((one, other) => one - other)
  await unlessOpenTwice(
    db.transaction(async (tx) => {
      const owners: (number | null)[] = []
      const given: number[] = []
      const moved: Subject[] = []
      for (const id of ids) {
        const lead = await ownLead(tx, actor, reach, id)
        const change = await lastChange(tx, actor, id)
        const now = factsOf(lead)
        if (!change || JSON.stringify(now) !== JSON.stringify(change.after))
          throw new Conflict(leadErrors.undoTooLate)
        await tx
          .update(leads)
          .set({
            ...change.before,
            ...(change.before.owner_id !== now.owner_id && { opened_at: null }),
            updated_at: sql`now()`,
          })
          .where(eq(leads.id, id))
        await audit(tx, actor, {
          action: 'undo',
          entity: 'lead',
          entityId: id,
          before: now,
          after: change.before,
        })
        owners.push(now.owner_id)
        if (now.owner_id !== change.before.owner_id) given.push(id)
        else if (now.status !== change.before.status) moved.push({ id, was: now.status })
      }
      await addTimelineEntry(tx, actor, ids, { kind: 'undone', note: leadTimeline.undone })
      await announce(tx, ids, owners)
      await emitLeadEvents({ db: tx, queue }, 'given', given, actor.agentId)
      await emitEvent({ db: tx, queue }, 'lead.status_changed', moved)
    }),
  )
  return ids
}

/** The last change to the lead, when it is theirs, recent, and can be undone. */
async function lastChange(
  tx: Db,
  actor: Staff,
  id: number,
): Promise<{ before: LeadFacts; after: LeadFacts } | undefined> {
  const { entity, entity_id, action, at, staff_id, before, after } = auditLog
  const [last] = await tx
    .select({ staff_id, before, after, action })
    .from(auditLog)
    .where(
      and(
        eq(entity, 'lead'),
        eq(entity_id, String(id)),
        inArray(action, [...undone, 'undo', 'merge', 'unmerge']),
        gt(at, sql`now() - interval '10 minutes'`),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  if (last?.staff_id !== actor.id || !undone.some((one) => one === last.action)) return undefined
  return { before: Logged.parse(last.before), after: Logged.parse(last.after) }
}
