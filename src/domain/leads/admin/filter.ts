import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { LeadFilters } from '#contract/admin/lead-filters.ts'
import { openStatuses, untouchedStatuses } from '#contract/admin/lead-statuses.ts'
import { leadStatuses } from '#contract/leads/leads.ts'
import type { Reach } from '#contract/permissions.ts'
import { leadSearch, leads } from '#db/schema/index.ts'
import type { Staff } from '../../access/index.ts'
import type { Promised } from '../response-time.ts'
import { wordsQuery } from '../search-text.ts'

/** The leads within a member of staff's reach: all, or those that are theirs as an agent. */
export function within(
  reach: Reach,
  { agentId }: Staff,
  table: typeof leads | typeof leadSearch = leads,
): SQL | undefined {
  if (reach === 'all') return undefined
  return agentId === null ? sql`false` : eq(table.owner_id, agentId)
}

/** The leads that the inbox shows without filters: all that this member of staff may see and that were not merged. */
export function inInbox(reach: Reach, actor: Staff): SQL | undefined {
  return and(isNull(leadSearch.merged_into), within(reach, actor, leadSearch))
}

/** The condition of the inbox's filters except for its words. */
export function filtered(filters: LeadFilters, promised: Promised): SQL | undefined {
  const { kind, owner, city, source, age, waiting } = filters
  return and(
    kind && inArray(leadSearch.kind, kind),
    inStatus(filters.status),
    ofOwner(owner),
    city === undefined ? undefined : eq(leadSearch.city_id, city),
    source && eq(leadSearch.source, source),
    age && sql`${leadSearch.created_at} > now() - make_interval(days => ${Number(age)})`,
    waiting && isWaiting(promised),
  )
}

/** The condition that every word of a text is the beginning of one; none for a text without a word in it. */
export function hasWords(text: string | undefined): SQL | undefined {
  const words = text === undefined ? undefined : wordsQuery(text)
  return words === undefined ? undefined : sql`${leadSearch.words} @@ ${words}::tsquery`
}

/** Leads without a first contact for longer than was promised. */
export function isWaiting({ waitingSince }: Promised): SQL | undefined {
  if (waitingSince === undefined) return sql`false`
  return and(isUntouched(), lt(leadSearch.created_at, waitingSince))
}

/** Leads without a first contact. */
export function isUntouched(): SQL | undefined {
  return inArray(leadSearch.status, [...untouchedStatuses])
}

const closedStatuses = leadStatuses.filter((one) => !openStatuses.some((open) => open === one))

function inStatus(status: LeadFilters['status']): SQL | undefined {
  if (status === 'all') return undefined
  if (status === 'open') return inArray(leadSearch.status, [...openStatuses])
  if (status === 'closed') return inArray(leadSearch.status, closedStatuses)
  return inArray(leadSearch.status, status)
}

function ofOwner(owner: LeadFilters['owner']): SQL | undefined {
  if (owner === undefined) return undefined
  return owner === 'none' ? isNull(leadSearch.owner_id) : eq(leadSearch.owner_id, owner)
}
