import { missingForPublish } from '#contract/listings/missing-for-publish.ts'
import type { ListingStatus } from '#contract/listings/property.ts'
import { listingTransitions } from '#contract/listings/status-transitions.ts'
import type { listings } from '#db/schema/index.ts'
import { listingErrors as t } from '#messages/admin.ts'
import type { Staff } from '../../access/index.ts'
import { Conflict, type DomainError, Forbidden, Invalid } from '../../errors.ts'
import { nextFor, reaches } from './next.ts'

export type ListingRow = typeof listings.$inferSelect
export type Patch = Partial<typeof listings.$inferInsert>

/**
 * The changes that give a listing another status, or the error: Conflict, Forbidden, or Invalid with what is
 * missing.
 */
export function moveTo(actor: Staff, row: ListingRow, to: ListingStatus, now: Date): Patch | DomainError {
  const needs = listingTransitions[row.status][to]
  if (!needs) return new Conflict(noWay(row.status, to))
  if (!reaches(actor, needs, row.agent_id)) return new Forbidden(t.cannotPublish)
  if (!nextFor(actor, row).includes(to))
    return new Conflict(t.notForPurpose({ purpose: row.purpose, status: to }))
  if (to !== 'published') return { status: to }
  const lacks = missingForPublish(row)
  if (Object.keys(lacks).length > 0)
    return new Invalid(lacks, t.incomplete({ reasons: Object.values(lacks).join('. ') }))
  const isBack = row.status !== 'draft' && row.status !== 'review'
  return {
    status: to,
    published_at: isBack && row.published_at ? row.published_at : now,
    // Publishing it confirms that it is available.
    confirmed_at: now,
    reminded_at: null,
  }
}

function noWay(from: ListingStatus, to: ListingStatus): string {
  if (from === to) return t.alreadyThere({ status: spoken(to) })
  return t.noSuchMove({ from: spoken(from), to: spoken(to) })
}

function spoken(status: ListingStatus): string {
  if (status === 'draft') return 'a draft'
  if (status === 'review') return 'in review'
  return status === 'hold' ? 'on hold' : status
}
