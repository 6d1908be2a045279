import type { AdminSearchResult } from '#contract/admin/find.ts'
import { readTypedId } from '#contract/listings/property-id.ts'
import { reachOf } from '#contract/permissions.ts'
import type { StaffContext } from '../context.ts'
import { listListings } from '../listings/admin/list.ts'
import { clientsOf, matchingLeads } from './leads.ts'

const most = 5

/** The first few clients, leads and listings that match `q`, as far as the permissions of `by` reach. */
export async function find(ctx: StaffContext<'db' | 'clock'>, q: string): Promise<AdminSearchResult> {
  const { db, actor } = ctx
  const [leads, listings] = await Promise.all([
    reachOf(actor.role, 'leads.read') ? matchingLeads(db, actor, q) : [],
    reachOf(actor.role, 'listings.read') ? matchingListings(ctx, q) : [],
  ])
  return {
    clients: clientsOf(leads, q).slice(0, most),
    leads: leads
      .slice(0, most)
      .map(({ id, reference, name, kind, status }) => ({ id, reference, name, kind, status })),
    listings,
  }
}

async function matchingListings(ctx: StaffContext<'db' | 'clock'>, q: string) {
  const asked = { q: asPropertyId(q), sort: 'updated', order: 'desc', page: 1 } as const
  const { data } = await listListings(ctx, asked)
  const first = data.toSorted((one, other) => Number(isNamed(other.id, q)) - Number(isNamed(one.id, q)))
  return first.slice(0, most).map(({ id, title, status, area, city }) => ({
    ...{ id, title, status },
    place: `${area.name}, ${city.name}`,
  }))
}

const isNamed = (id: number, q: string) => id === readTypedId(q)

/** '12,272', '#12272' and 'ID 12272' are IDs. */
function asPropertyId(q: string): string {
  return String(readTypedId(q) ?? q)
}
