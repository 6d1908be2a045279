import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { areas, priceEvidence } from '#db/schema/index.ts'
import { randomNumbers } from '#domain/estimator/random-numbers.ts'
import { type AreaRow, makeArea } from './factories.ts'

/**
 * A society with 150 prices of houses of 5 to 20 marla at about 20 lac a marla, some of them agreed, and with rents.
 * The same one for all tests of a database: a site looks once a minute whether its evidence changed.
 */
export async function knownPrices(db: Db): Promise<{ area: AreaRow }> {
  const [known] = await db.select().from(areas).where(eq(areas.name, 'Green Town'))
  if (known) return { area: known }
  const area = await makeArea(db, { name: 'Green Town', lat: 33.7, long: 73.05 })
  const random = randomNumbers(7)
  const rows = Array.from({ length: 150 }, (_, at) => {
    const marla = [5, 7, 10, 20][at % 4] ?? 5
    const isRent = at % 3 === 0
    const price = marla * (isRent ? 10_000 : 2_000_000) * (0.9 + 0.2 * random())
    return {
      kind: at % 10 === 1 ? ('agreed' as const) : ('asked' as const),
      dated_on: `2026-0${1 + (at % 9)}-15`,
      purpose: isRent ? ('rent' as const) : ('sale' as const),
      ...{ type: 'residential' as const, subtype: 'house' as const },
      ...{ city_id: area.city_id, area_id: area.id, price: Math.round(price) },
      ...{ size_value: marla, size_unit: 'marla' as const, marla_basis: 250, size_sqft: marla * 250 },
      ...{ beds: 4, baths: 4, source: 'made' },
    }
  })
  await db.insert(priceEvidence).values(rows)
  return { area }
}
