import { and, eq, inArray, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { type LeadFilters, openStatuses, untouchedStatuses } from '#contract/office/leads.ts'
import type { Reach } from '#contract/permissions.ts'
import { leadSearch, leads } from '#db/schema/index.ts'
import type { Staff } from '../../staff/allow.ts'
import type { Promised } from '../promise.ts'
import { wordsQuery } from '../search-words.ts'

/** Both have what the inbox filters by; what is looked for by words is looked for in the second alone. */
type Table = typeof leads | typeof leadSearch

/** The leads within somebody's reach: all, or those that are theirs as an agent. */
export function within(reach: Reach, { agentId }: Staff, table: Table = leads): SQL | undefined {
  if (reach === 'all') return undefined
  return agentId === null ? sql`false` : eq(table.owner_id, agentId)
}

/** The condition of the inbox's filters but for its words. */
export function filtered(filters: LeadFilters, promised: Promised, table: Table = leads): SQL | undefined {
  const { kind, owner, city, source, age, waiting } = filters
  return and(
    isNull(table.merged_into),
    kind && inArray(table.kind, kind),
    inStatus(filters.status, table),
    ofOwner(owner, table),
    city === undefined ? undefined : eq(table.city_id, city),
    source && eq(table.source, source),
    age && sql`${table.created_at} > now() - make_interval(days => ${Number(age)})`,
    waiting && isWaiting(promised, table),
  )
}

/** The condition that every word of a text is the beginning of one; none for a text without a word in it. */
export function hasWords(text: string | undefined): SQL | undefined {
  const words = text === undefined ? undefined : wordsQuery(text)
  return words === undefined ? undefined : sql`${leadSearch.words} @@ ${words}::tsquery`
}

/** Whoever nobody has called yet, longer than was promised. */
export function isWaiting({ waitingSince }: Promised, table: Table = leads): SQL | undefined {
  if (waitingSince === undefined) return sql`false`
  return and(inArray(table.status, [...untouchedStatuses]), lt(table.created_at, waitingSince))
}

function inStatus(status: LeadFilters['status'], table: Table): SQL | undefined {
  if (status === 'all') return undefined
  if (status === 'open') return inArray(table.status, [...openStatuses])
  if (status === 'closed') return notInArray(table.status, [...openStatuses])
  return inArray(table.status, status)
}

function ofOwner(owner: LeadFilters['owner'], table: Table): SQL | undefined {
  if (owner === undefined) return undefined
  return owner === 'none' ? isNull(table.owner_id) : eq(table.owner_id, owner)
}
