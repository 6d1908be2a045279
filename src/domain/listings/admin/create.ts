import { and, eq } from 'drizzle-orm'
import type { NewListing } from '#contract/admin/listing-content.ts'
import { toSquareFeet } from '#contract/listings/convert-size.ts'
import { typeOf } from '#contract/listings/property.ts'
import { areas, cities, listings } from '#db/schema/index.ts'
import { listingErrors as t } from '#messages/admin.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { Forbidden, Invalid } from '../../errors.ts'
import { marlaBasisOf } from '../../places/index.ts'
import { composeTitle } from '../../trade/index.ts'

/**
 * A new draft with a title made of its facts; an agent's is theirs.
 * @throws Invalid for an area that is not in the city, Forbidden for an agent who is none on the public site
 */
export async function createListing(
  { db, actor }: AllowedContext<'listings.edit'>,
  given: NewListing,
): Promise<{ id: number }> {
  const { reach } = actor
  if (reach === 'own' && actor.agentId === null) throw new Forbidden(t.noAgent)
  return db.transaction(async (tx) => {
    const [place] = await tx
      .select({ city: cities.name, area: areas.name })
      .from(areas)
      .innerJoin(cities, eq(cities.id, areas.city_id))
      .where(and(eq(areas.id, given.area_id), eq(areas.city_id, given.city_id)))
    if (!place) throw new Invalid({ area_id: t.areaOfCity })
    const marla_basis = given.marla_basis ?? (await marlaBasisOf(tx, given.area_id))
    const sqft = toSquareFeet(given.size_value, given.size_unit, marla_basis)
    const title = composeTitle({
      ...given,
      price: 0,
      size: { value: given.size_value, unit: given.size_unit },
      marlaBasis: marla_basis,
      sqft,
      beds: null,
      baths: null,
      city: place.city,
      areas: [place.area],
    })
    const row = {
      ...given,
      marla_basis,
      title,
      description: '',
      type: typeOf(given.subtype),
      price: 0,
      size_sqft: sqft,
      agent_id: actor.agentId,
      status: 'draft' as const,
    }
    const [made] = await tx.insert(listings).values(row).returning({ id: listings.id })
    if (!made) throw new Error('The database gave no row')
    await audit(tx, actor, {
      action: 'create',
      entity: 'listing',
      entityId: made.id,
      before: null,
      after: row,
    })
    return made
  })
}
