import { asc, isNull } from 'drizzle-orm'
import type { Office } from '#contract/content/people.ts'
import { offices } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { prepared } from '../prepared-query.ts'

/** The agency's offices in its own order, the head office first; without `maps` nothing leads to one. */
export async function listOffices({ db }: Context, maps: boolean): Promise<Office[]> {
  const found = await allOffices(db).execute()
  return maps ? found : found.map((office) => ({ ...office, map_url: null }))
}

/** What visitors are shown of an office. */
export const officeColumns = {
  id: offices.id,
  name: offices.name,
  city: offices.city,
  address: offices.address,
  email: offices.email,
  phone: offices.phone,
  other_phones: offices.other_phones,
  hours: offices.hours,
  map_url: offices.map_url,
  lat: offices.lat,
  long: offices.long,
}

const allOffices = prepared((db) =>
  db
    .select(officeColumns)
    .from(offices)
    .where(isNull(offices.archived_at))
    .orderBy(asc(offices.position), asc(offices.id))
    .prepare('all_offices'),
)
