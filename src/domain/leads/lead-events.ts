/** Who is told that leads came or changed, as it happens. */
import { type SQL, sql } from 'drizzle-orm'
import { LeadNotice } from '#contract/admin/lead-events.ts'
import type { LeadKind } from '#contract/leads/leads.ts'
import type { Db } from '#db/client.ts'
import { leads } from '#db/schema/index.ts'

/**
 * The statement that tells of leads: `changed` gives their `reference` and `owner_id`. Their tags are notified like
 * those of everything that changes (ADR 0005), but never by the statement that stores a lead.
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

type Told = { id: number; kind: LeadKind; reference: string }

/**
 * The tag that tells whoever may hear of it that leads came, or that somebody was given them. Many at once are told as
 * a number: a notification holds no more.
 */
export function tagOf(what: LeadNotice['what'], owner: number | null, told: readonly Told[]): string[] {
  if (told.length > mostNamed) return [`leads ${what} ${owner ?? 'nobody'} ${told.length}`]
  return told.map(
    ({ id, kind, reference }) => `leads ${what} ${owner ?? 'nobody'} 1 ${id} ${kind} ${reference}`,
  )
}

const mostNamed = 5
const happening = /^leads (came|given) (\d+|nobody) (\d+)(?: (\d+) (\w+) (\S+))?$/

type Heard = { owner: string; happening: LeadNotice }

function heardIn(tag: string): Heard[] {
  const [, what, owner = '', count, id, kind, reference] = happening.exec(tag) ?? []
  if (what === undefined) return []
  const lead = id === undefined ? null : { id: Number(id), kind, reference }
  return [{ owner, happening: LeadNotice.parse({ what, count: Number(count), lead }) }]
}

/** Leads are given to their owner alone; that they came is told to whoever sees all, but not twice to their owner. */
function mayHear(ear: Subscription, { owner, happening: { what } }: Heard): boolean {
  const isTheirs = owner === String(ear.agentId)
  return what === 'given' ? isTheirs : ear.all && !isTheirs
}

const ofSomebody = /^leads of (\d+|nobody)$/

/** Whose leads are heard of: everybody's, or one agent's. */
export type Subscription = { all: boolean; agentId: number | null }

export type Listener = {
  /** Who it is. */
  staffId: string
  ear: Subscription
  /** Leads within reach came or changed; what of it is worth saying. */
  tell: (happenings: readonly LeadNotice[]) => void
  /** Nothing more will be told. */
  end: () => void
}

/** Hands what the database tells of leads on to those who listen. */
export class LeadEvents {
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
    const heard = tags.flatMap(heardIn)
    if (owners.size === 0 && heard.length === 0) return
    for (const { ear, tell } of this.#listeners) {
      const theirs = heard.filter((one) => mayHear(ear, one)).map((one) => one.happening)
      const isTheirs = owners.size > 0 && (ear.all || owners.has('*') || owners.has(String(ear.agentId)))
      if (isTheirs || theirs.length > 0) tell(theirs)
    }
  }

  /** Ends all listening, now and from now on: a connection that stays open would hold up the server's end. */
  close(): void {
    this.#isClosed = true
    for (const { end } of this.#listeners) end()
    this.#listeners.clear()
  }
}
