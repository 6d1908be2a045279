import { eq, inArray, sql } from 'drizzle-orm'
import { leadSearch, leads } from '#db/schema/index.ts'
import type { Needs } from '../context.ts'
import { emitEvent } from '../emit-event.ts'
import { tagOf } from './lead-events.ts'

/**
 * Notifies staff and other programs that leads came, or were given to an agent. Leads that are not filed yet
 * are reported when they are, so that their arrival comes first, and each once. Their agents get a mail,
 * except for what the agent `byAgentId` did.
 */
export async function emitLeadEvents(
  { db, queue }: Needs<'db' | 'queue'>,
  what: 'came' | 'given',
  ids: readonly number[],
  byAgentId: number | null = null,
): Promise<void> {
  if (ids.length === 0) return
  const filed = await db
    .select({ id: leads.id, reference: leads.reference, kind: leads.kind, owner: leads.owner_id })
    .from(leads)
    .innerJoin(leadSearch, eq(leadSearch.lead_id, leads.id))
    .where(inArray(leads.id, [...ids]))
    .orderBy(leads.id)
  if (filed.length === 0) return
  const byOwner = Map.groupBy(filed, ({ owner }) => owner)
  const tags = [...byOwner].flatMap(([owner, theirs]) =>
    what === 'given' && owner === null ? [] : tagOf(what, owner, theirs),
  )
  if (tags.length > 0) await db.execute(sql`select pg_notify('aangan_changed', ${JSON.stringify({ tags })})`)
  // A new lead that has an agent is reported as given.
  const waiting = [...byOwner].filter(([owner]) =>
    what === 'came' ? owner === null : owner !== null && owner !== byAgentId,
  )
  // A job for the leads of each agent: who gets which email is looked up afterwards.
  await queue.enqueueAll(
    db,
    'email-agent',
    waiting.map(([, theirs]) => ({ data: { leadIds: theirs.map(({ id }) => id) } })),
  )
  await emitEvent({ db, queue }, what === 'came' ? 'lead.created' : 'lead.assigned', filed)
}
