import { type SQL, sql } from 'drizzle-orm'

/** The address of the poster of an uploaded film; null for a film that is elsewhere. */
export function posterOf(film: string): SQL<string | null> {
  return sql<string | null>`(
    select poster.address from files as film join files as poster on poster.id = film.poster
    where film.address = ${film})`
}
