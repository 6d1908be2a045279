/** Leads that were put together, of which one may have been put together with others before. */
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { leads } from '#db/schema/index.ts'

/** The ids of all that were put together with a lead, and with those in turn. */
export function mergedWith(id: number): SQL {
  return sql`(
    with recursive together as (
      select one.id from ${leads} as one where one.merged_into = ${id}
      union
      select one.id from ${leads} as one join together on one.merged_into = together.id)
    select id from together)`
}

/** The id of the lead that is worked on for the one of that reference; itself when it is one of its own. */
export function mainOf(reference: string | AnyPgColumn): SQL<number> {
  return sql`(
    with recursive upwards as (
      select one.id, one.merged_into from ${leads} as one where one.reference = ${reference}
      union
      select one.id, one.merged_into from ${leads} as one join upwards on one.id = upwards.merged_into)
    select id from upwards where merged_into is null)`
}
