import { and, eq, inArray, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { type LeadFilters, openStatuses, untouchedStatuses } from '#contract/office/leads.ts'
import type { Reach } from '#contract/permissions.ts'
import { leadSearch, leads } from '#db/schema/index.ts'
import type { Staff } from '../../staff/allow.ts'
import type { Promised } from '../promise.ts'
import { wordsQuery } from '../search-words.ts'

/** The leads within somebody's reach: all, or those that are theirs as an agent. */
export function within(reach: Reach, { agentId }: Staff): SQL | undefined {
  if (reach === 'all') return undefined
  return agentId === null ? sql`false` : eq(leads.owner_id, agentId)
}

/** The condition of the inbox's filters. A text without a word in it lets all through. */
export function filtered(filters: LeadFilters, promised: Promised): SQL | undefined {
  const { q, kind, owner, city, source, age, waiting } = filters
  const asked = q === undefined ? undefined : wordsQuery(q)
  return and(
    isNull(leads.merged_into),
    asked === undefined
      ? undefined
      : sql`${leads.id} in (select lead_id from ${leadSearch} where words @@ ${asked}::tsquery)`,
    kind && inArray(leads.kind, kind),
    inStatus(filters.status),
    ofOwner(owner),
    city === undefined ? undefined : eq(leads.city_id, city),
    source && eq(leads.source, source),
    age && sql`${leads.created_at} > now() - make_interval(days => ${Number(age)})`,
    waiting && isWaiting(promised),
  )
}

/** Whoever nobody has called yet, longer than was promised. */
export function isWaiting({ waitingSince }: Promised): SQL | undefined {
  if (waitingSince === undefined) return sql`false`
  return and(inArray(leads.status, [...untouchedStatuses]), lt(leads.created_at, waitingSince))
}

function inStatus(status: LeadFilters['status']): SQL | undefined {
  if (status === 'all') return undefined
  if (status === 'open') return inArray(leads.status, [...openStatuses])
  if (status === 'closed') return notInArray(leads.status, [...openStatuses])
  return inArray(leads.status, status)
}

function ofOwner(owner: LeadFilters['owner']): SQL | undefined {
  if (owner === undefined) return undefined
  return owner === 'none' ? isNull(leads.owner_id) : eq(leads.owner_id, owner)
}
