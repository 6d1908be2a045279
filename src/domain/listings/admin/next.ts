import type { ListingStatus, Purpose } from '#contract/listings/property.ts'
import { transitionsFrom } from '#contract/listings/status-transitions.ts'
import { type Permission, reachOf } from '#contract/permissions.ts'
import type { Staff } from '../../access/index.ts'

/** The statuses that a member of staff may give a listing, by the table of transitions. */
export function nextFor(
  actor: Staff,
  listing: { status: ListingStatus; purpose: Purpose; agent_id: number | null },
): ListingStatus[] {
  return transitionsFrom(listing.status, listing.purpose)
    .filter(({ needs }) => reaches(actor, needs, listing.agent_id))
    .map(({ to }) => to)
}

/** Whether a member of staff's permission reaches a listing of that agent. */
export function reaches(actor: Staff, permission: Permission, agentId: number | null): boolean {
  const reach = reachOf(actor.role, permission)
  return reach === 'all' || (reach === 'own' && agentId !== null && agentId === actor.agentId)
}
