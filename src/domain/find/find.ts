import type { AdminSearchResult } from '#contract/admin/find.ts'
import { readTypedId } from '#contract/listings/property-id.ts'
import { ifAllowed } from '../access/index.ts'
import type { AllowedContext, StaffContext } from '../context.ts'
import { listListings } from '../listings/index.ts'
import { clientsOf, matchingLeads } from './leads.ts'

const most = 5

/** The first few clients, leads and listings that match `q`, as far as their permissions reach. */
export async function find(ctx: StaffContext<'db' | 'clock'>, q: string): Promise<AdminSearchResult> {
  const readsLeads = ifAllowed(ctx.actor, 'leads.read')
  const readsListings = ifAllowed(ctx.actor, 'listings.read')
  const [leads, listings] = await Promise.all([
    readsLeads ? matchingLeads(ctx.db, readsLeads, q) : [],
    readsListings ? matchingListings({ ...ctx, actor: readsListings }, q) : [],
  ])
  return {
    clients: clientsOf(leads, q).slice(0, most),
    leads: leads
      .slice(0, most)
      .map(({ id, reference, name, kind, status }) => ({ id, reference, name, kind, status })),
    listings,
  }
}

async function matchingListings(ctx: AllowedContext<'listings.read', 'db' | 'clock'>, q: string) {
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
