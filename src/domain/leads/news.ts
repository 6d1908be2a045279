/** Who is told that leads came or changed, as it happens. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { leads } from '#db/schema/index.ts'

/**
 * The statement that tells of leads: `changed` gives their `reference` and `owner_id`. Their tags are notified like
 * those of everything that changes (decision 0005), but never by the statement that stores a lead.
 */
export function announced(changed: SQL): SQL {
  return sql`select pg_notify('aangan_changed', json_build_object('tags', json_agg(distinct tag))::text)
    from (${changed}) as lead cross join lateral (values
      ('lead:' || reference), ('leads of ' || coalesce(owner_id::text, 'nobody'))) as told (tag)
    where tag is not null having count(*) > 0`
}

/** Tells of leads by their ids, in the transaction of their change; `owners` had them before. */
export async function announce(
  tx: Db,
  ids: readonly number[],
  owners: readonly (number | null)[] = [],
): Promise<void> {
  const before = sql`select null::text as reference, owner as owner_id
    from unnest(${sql.param(owners)}::int[]) as owner`
  const now = sql`select reference, owner_id from ${leads} where id = any(${sql.param(ids)}::int[])`
  await tx.execute(announced(sql`${now} union all ${before}`))
}

const ofSomebody = /^leads of (\d+|nobody)$/

/** Whose leads are heard of: everybody's, or one agent's. */
export type Ear = { all: boolean; agentId: number | null }

export type Listener = {
  /** Who it is. */
  staffId: string
  ear: Ear
  /** Leads within reach came or changed. */
  tell: () => void
  /** Nothing more will be told. */
  end: () => void
}

/** Hands what the database tells of leads on to those who listen. */
export class LeadNews {
  readonly #listeners = new Set<Listener>()
  #isClosed = false

  /** How many listen. */
  get size(): number {
    return this.#listeners.size
  }

  /** How often one person does. */
  countOf(staffId: string): number {
    return Array.from(this.#listeners).filter((listener) => listener.staffId === staffId).length
  }

  /** Gives what ends it. */
  listen(listener: Listener): () => void {
    if (this.#isClosed) listener.end()
    else this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Takes the tags of a change; '*' stands for everything. */
  changed(tags: readonly string[]): void {
    const owners = new Set(tags.flatMap((tag) => (tag === '*' ? ['*'] : (ofSomebody.exec(tag)?.[1] ?? []))))
    if (owners.size === 0) return
    for (const { ear, tell } of this.#listeners) {
      if (ear.all || owners.has('*') || owners.has(String(ear.agentId))) tell()
    }
  }

  /** Ends all listening, now and from now on: a connection that stays open would hold up the server's end. */
  close(): void {
    this.#isClosed = true
    for (const { end } of this.#listeners) end()
    this.#listeners.clear()
  }
}
