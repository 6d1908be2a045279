import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { leadSearch, leads } from '#db/schema/index.ts'
import type { Needs } from '../context.ts'
import { emitLeadEvents } from './emit-lead-events.ts'
import { announced } from './lead-events.ts'
import { cityOf } from './lead-places.ts'
import type { StoredLead } from './read-leads.ts'
import { tokenize, wordsOfPhone } from './search-text.ts'

/**
 * Indexes these leads for staff and notifies them: the words, the sender, the city. Called after they were
 * stored, so that no visitor waits for it. `byAgentId` is the agent who entered them, if one did.
 */
export async function fileLeads(
  { db, queue }: Needs<'db' | 'queue'>,
  filed: readonly StoredLead[],
  byAgentId: number | null = null,
): Promise<void> {
  if (filed.length === 0) return
  await db.transaction(async (tx) => {
    const fresh = await file(tx, filed)
    const ids = sql.param(filed.map(({ id }) => id))
    await tx.execute(announced(sql`select reference, owner_id from ${leads} where id = any(${ids}::int[])`))
    await emitLeadEvents(
      { db: tx, queue },
      'came',
      fresh.map(({ id }) => id),
      byAgentId,
    )
    await emitLeadEvents(
      { db: tx, queue },
      'given',
      fresh.flatMap(({ id, owner_id }) => (owner_id === null ? [] : [id])),
      byAgentId,
    )
  })
}

type Fresh = { id: number; owner_id: number | null }

/** Returns those that were not filed yet. */
async function file(tx: Db, filed: readonly StoredLead[]): Promise<Fresh[]> {
  const ids = sql.param(filed.map(({ id }) => id))
  const words = sql.param(filed.map((lead) => searchedBy(lead).join(' ')))
  const { rows } = await tx.execute<Fresh>(sql`
    with known as (
      insert into ${leadSearch} (lead_id, words, phone, email, kind, status, source, owner_id, city_id,
        merged_into, created_at, updated_at)
      select ${leads.id}, array_to_tsvector(string_to_array(said.words, ' ')),
        coalesce(${leads.phone_e164}, ${leads.phone}), lower(${leads.email}), ${leads.kind}::lead_kind,
        ${leads.status}::lead_status, ${leads.source}::lead_source, ${leads.owner_id}, ${leads.city_id},
        ${leads.merged_into}, ${leads.created_at}, ${leads.updated_at}
      from unnest(${ids}::int[], ${words}::text[]) as said (id, words) join ${leads} on ${leads.id} = said.id
      -- Whoever changes it at this moment is waited for, or finds what is written here.
      for share of leads
      on conflict (lead_id) do update set words = excluded.words
      -- Of a row that was there already, the system column tells who wrote it last.
      returning lead_id as id, owner_id, xmax = 0 as is_fresh
    ), placed as (
      update ${leads} set city_id = place.id
      from (select ${leads.id} as lead_id, ${cityOf(sql`leads`)} as id from ${leads} where ${leads.id} = any(${ids}::int[])) place
      where ${leads.id} = place.lead_id and ${leads.city_id} is null and place.id is not null
    )
    select id, owner_id from known where is_fresh`)
  return rows
}

function searchedBy({ reference, name, email, phone, payload, listing, project }: StoredLead): string[] {
  const said = [reference, name, email, listing?.id, listing?.title, project?.name, ...Object.values(payload)]
  return [...tokenize(said.flat().join(' ')), ...(phone ? wordsOfPhone(phone) : [])]
}
