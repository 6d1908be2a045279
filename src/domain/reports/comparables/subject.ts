/** The property of a comparables report: a listing, or what the owner wrote in a valuation request. */
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { EstimateQuery } from '#contract/estimates/estimate.ts'
import { marlaBases, propertyTypes, sizeUnits, subtypes, typeOf } from '#contract/listings/property.ts'
import type { Db } from '#db/client.ts'
import { agents, areas, cities, leads, listings } from '#db/schema/index.ts'
import { leadErrors, listingErrors } from '#messages/admin.ts'
import type { AllowedContext } from '../../context.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { within as leadsWithin } from '../../leads/index.ts'
import { within as listingsWithin } from '../../listings/index.ts'
import { localized, localizedColumn } from '../../localized.ts'

export type Subject = {
  /** The query of the estimate. */
  query: EstimateQuery
  /** Whether the kind in it is the most common one, because the request says only 'residential' or 'plot'. */
  isKindAssumed: boolean
  area: { id: number; name: string } | null
  city: string
  /** The listing, with its asking price; null for a request. */
  listing: { id: number; price: number } | null
  agent: { name: string; phone: string; email: string } | null
  /** Names the file. */
  reference: string
}

const ofAgent = { name: agents.name, name_ur: agents.name_ur, phone: agents.phone, email: agents.email }

/** @throws NotFound for a listing that is not there, or not theirs */
export async function listingSubject(
  { db, actor }: AllowedContext<'listings.read'>,
  id: number,
): Promise<Subject> {
  const { reach } = actor
  const [found] = await db
    .select({
      row: listings,
      city: localizedColumn(cities.name, cities.name_ur),
      area: localizedColumn(areas.name, areas.name_ur),
      agent: ofAgent,
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.city_id))
    .innerJoin(areas, eq(areas.id, listings.area_id))
    .leftJoin(agents, eq(agents.id, listings.agent_id))
    .where(and(eq(listings.id, id), listingsWithin(actor, reach)))
  if (!found) throw new NotFound(listingErrors.unknown)
  const { row, city, area, agent } = found
  const basis = marlaBases.find((one) => one === row.marla_basis)
  return {
    query: {
      city: row.city_id,
      area: row.area_id,
      purpose: row.purpose,
      type: row.subtype,
      size: row.size_value,
      size_unit: row.size_unit,
      ...(basis !== undefined && { marla_basis: basis }),
      ...(row.beds !== null && { beds: row.beds }),
      ...(row.baths !== null && { baths: row.baths }),
    },
    isKindAssumed: false,
    area: { id: row.area_id, name: area },
    city,
    listing: { id, price: row.price },
    agent: agent && agentOf(agent),
    reference: String(id),
  }
}

// A house is never compared with an apartment, and the form asks only for the group.
const commonKind = { residential: 'house', plot: 'residential plot', commercial: 'commercial' } as const

/** The fields of a stored valuation request that describe the property. */
const Asked = z.object({
  purpose: z.enum(['sell', 'rent']),
  area: z.string().trim().nullish(),
  area_id: z.int().nullish(),
  type: z.enum(propertyTypes),
  size: z.coerce.number().positive(),
  size_unit: z.enum(sizeUnits),
  beds: z.coerce.number().int().nonnegative().nullish(),
})

/**
 * @throws NotFound for a lead that is not there, or not theirs; Conflict for one that is no valuation request, or
 * without a city of the site
 */
export async function leadSubject({ db, actor }: AllowedContext<'leads.read'>, id: number): Promise<Subject> {
  const { reach } = actor
  const [found] = await db
    .select({
      ...{ kind: leads.kind, payload: leads.payload, reference: leads.reference, cityId: leads.city_id },
      estimate: leads.estimate,
      city: localizedColumn(cities.name, cities.name_ur),
      agent: ofAgent,
    })
    .from(leads)
    .leftJoin(cities, eq(cities.id, leads.city_id))
    .leftJoin(agents, eq(agents.id, leads.owner_id))
    .where(and(eq(leads.id, id), leadsWithin(reach, actor)))
  if (!found) throw new NotFound(leadErrors.unknown)
  const asked = found.kind === 'valuation' ? Asked.safeParse(found.payload).data : undefined
  if (!asked) throw new Conflict(leadErrors.noValuation)
  const { cityId, city } = found
  if (cityId === null || city === null) throw new Conflict(leadErrors.unknownCity)
  const area = await areaOf(db, cityId, asked)
  const kind = kindOf(asked.type, found.estimate?.type)
  return {
    query: {
      city: cityId,
      ...(area && { area: area.id }),
      purpose: asked.purpose === 'sell' ? 'sale' : 'rent',
      type: kind,
      size: asked.size,
      size_unit: asked.size_unit,
      ...(typeof asked.beds === 'number' && { beds: asked.beds }),
    },
    isKindAssumed: kind !== asked.type && kind !== found.estimate?.type,
    area,
    city,
    listing: null,
    agent: found.agent && agentOf(found.agent),
    reference: found.reference,
  }
}

/** The kind that the owner chose for the estimate, if it belongs to the group in the request. */
function kindOf(
  asked: keyof typeof commonKind,
  chosen: EstimateQuery['type'] | undefined,
): EstimateQuery['type'] {
  const subtype = subtypes.find((one) => one === chosen)
  return subtype && typeOf(subtype) === asked ? subtype : commonKind[asked]
}

/** The area that was chosen, or the only one of the city with the name that was typed. */
async function areaOf(
  db: Db,
  city: number,
  { area, area_id }: z.infer<typeof Asked>,
): Promise<Subject['area']> {
  if (typeof area_id !== 'number' && !area) return null
  const isIt =
    typeof area_id === 'number' ? eq(areas.id, area_id) : sql`lower(${areas.name}) = lower(${area})`
  const found = await db
    .select({ id: areas.id, name: localizedColumn(areas.name, areas.name_ur) })
    .from(areas)
    .where(and(isIt, eq(areas.city_id, city)))
    .limit(2)
  const [only, second] = found
  return only && !second ? only : null
}

function agentOf({
  name,
  name_ur,
  phone,
  email,
}: {
  name: string
  name_ur: string
  phone: string
  email: string
}) {
  return { name: localized(name, name_ur), phone, email }
}
