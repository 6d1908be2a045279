import { inArray } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import type { EstimateAccuracy } from '#contract/evidence/accuracy.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { cities } from '#db/schema/index.ts'
import type { Context } from '../../context.ts'
import { namedPlace } from '../../places/index.ts'
import { correctionsOfStaff } from '../site/corrections.ts'
import { readStoredAccuracy } from './stored-accuracy.ts'

/** Last night's measurement of estimates; without day and figures where nothing was measured yet. */
export async function showAccuracy({ db }: Context): Promise<EstimateAccuracy> {
  const stored = await readStoredAccuracy(db)
  const staff = await judgedByStaff(db)
  if (!stored) return { measured_on: null, evidence: 0, purposes: [], staff }
  const ids = stored.purposes.flatMap(({ by_city }) => by_city.map(({ city_id }) => city_id))
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ city: namedPlace(cities) })
          .from(cities)
          .where(inArray(cities.id, ids))
  const names = new Map(rows.map(({ city }) => [city.id, city.name]))
  return {
    measured_on: stored.day,
    evidence: stored.evidence,
    staff,
    purposes: stored.purposes.map((one) => ({
      ...one,
      // A city that was removed since has no name.
      by_city: one.by_city.flatMap((row) => {
        const city = names.get(row.city_id)
        return city === undefined ? [] : [{ ...row, city }]
      }),
    })),
  }
}

/** Fewer cases would say what single agents think of single homes. */
const fewestCorrections = 5

async function judgedByStaff(db: Context['db']): Promise<EstimateAccuracy['staff']> {
  const { cases, median_deviation, last } = await correctionsOfStaff(db)
  if (cases < fewestCorrections || median_deviation === null || last === null) return null
  return { cases, median_deviation, last_on: localDay(last, agencyZone) }
}
