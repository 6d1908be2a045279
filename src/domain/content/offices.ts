import { asc, isNull } from 'drizzle-orm'
import type { Office } from '#contract/content/people.ts'
import { offices } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { localizedColumn } from '../localized.ts'
import { prepared } from '../prepared-query.ts'

/** The agency's offices in its own order, the head office first; without `maps` nothing leads to one. */
export async function listOffices({ db }: Context, maps: boolean): Promise<Office[]> {
  const found = await allOffices(db).execute()
  return maps ? found : found.map((office) => ({ ...office, map_url: null }))
}

/** The public columns of an office. */
const officeColumns = () => ({
  id: offices.id,
  name: localizedColumn(offices.name, offices.name_ur),
  city: localizedColumn(offices.city, offices.city_ur),
  address: localizedColumn(offices.address, offices.address_ur),
  email: offices.email,
  phone: offices.phone,
  other_phones: offices.other_phones,
  hours: localizedColumn(offices.hours, offices.hours_ur),
  map_url: offices.map_url,
  lat: offices.lat,
  long: offices.long,
})

const allOffices = prepared((db, language) =>
  db
    .select(officeColumns())
    .from(offices)
    .where(isNull(offices.archived_at))
    .orderBy(asc(offices.position), asc(offices.id))
    .prepare(`all_offices_${language}`),
)
