/** Notifies staff that leads came or changed, as it happens. */
import { type SQL, sql } from 'drizzle-orm'
import { LeadNotice } from '#contract/admin/lead-events.ts'
import type { LeadKind } from '#contract/leads/leads.ts'
import type { Db } from '#db/client.ts'
import { leads } from '#db/schema/index.ts'

/**
 * The statement that announces leads: `changed` gives their `reference` and `owner_id`. Their tags are
 * notified like those of all other changes (ADR 0005), but never by the statement that stores a lead.
 */
export function announced(changed: SQL): SQL {
  return sql`select pg_notify('aangan_changed', json_build_object('tags', json_agg(distinct tag))::text)
    from (${changed}) as lead cross join lateral (values
      ('lead:' || reference), ('leads of ' || coalesce(owner_id::text, 'nobody'))) as told (tag)
    where tag is not null having count(*) > 0`
}

/** Announces leads by their ids, in the transaction of their change; `owners` are their previous owners. */
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
 * The tag that announces new leads, or leads given to an owner. Many together are announced as a number: a
 * notification holds no more.
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

/**
 * A given lead is announced only to its owner; a new one to staff who see all, but not twice to its owner.
 */
function mayHear(ear: Subscription, { owner, happening: { what } }: Heard): boolean {
  const isTheirs = owner === String(ear.agentId)
  return what === 'given' ? isTheirs : ear.all && !isTheirs
}

const ofSomebody = /^leads of (\d+|nobody)$/

/** The leads to listen for: all, or those of one agent. */
export type Subscription = { all: boolean; agentId: number | null }

export type Listener = {
  /** The listener's account. */
  staffId: string
  ear: Subscription
  /** Called when leads within reach came or changed, with what is worth a notice. */
  tell: (happenings: readonly LeadNotice[]) => void
  /** Called when there will be no more notices. */
  end: () => void
}

/** Passes the database's notifications of leads on to the listeners. */
export class LeadEvents {
  readonly #listeners = new Set<Listener>()
  #isClosed = false

  /** The number of listeners. */
  get size(): number {
    return this.#listeners.size
  }

  /** The number of listeners of one person. */
  countOf(staffId: string): number {
    return Array.from(this.#listeners).filter((listener) => listener.staffId === staffId).length
  }

  /** Returns a function that ends it. */
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

  /** Ends all listeners, now and later: a connection that stays open would delay the server's end. */
  close(): void {
    this.#isClosed = true
    for (const { end } of this.#listeners) end()
    this.#listeners.clear()
  }
}
