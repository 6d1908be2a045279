/** A city or an area by id and name as queries read it, in the current language. */
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { areas, cities } from '#db/schema/index.ts'
import { localizedColumn } from '../localized.ts'

export function namedCity() {
  return { id: cities.id, name: localizedColumn(cities.name, cities.name_ur) }
}

export function namedArea() {
  return namedPlace(areas)
}

/** The same of an alias of the areas. */
export function namedPlace<Id extends AnyPgColumn>(place: {
  id: Id
  name: AnyPgColumn
  name_ur: AnyPgColumn
}) {
  return { id: place.id, name: localizedColumn(place.name, place.name_ur) }
}
