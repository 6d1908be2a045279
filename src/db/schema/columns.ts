/** Columns that several tables have, and the one way to write an enumeration into a constraint. */
import { is, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  customType,
  doublePrecision,
  integer,
  jsonb,
  PgCustomColumn,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { LatLong } from '#contract/places/lat-long.ts'

/** An id that the database gives, unless the writer brings one (demo content, imports). */
export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity()

export const time = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => time().notNull().defaultNow()

/**
 * For rows that editors change: `version` counts the saves, so that one editor does not overwrite another's
 * unseen changes; archived rows are shown nowhere and can be restored.
 */
export const edited = () => ({ version: integer().notNull().default(1), archived_at: time() })

/** The Urdu of a text beside it; empty where there is none yet, which shows the English one. */
export const urduText = () => text().notNull().default('')

/** The Urdu of a list of texts beside it; empty where there is none yet. */
export const urduTexts = () => text().array().notNull().default(sql`'{}'`)

/** The address of an uploaded file: a file is removed once no such column has its address. */
export const fileAddress = customType<{ data: string }>({ dataType: () => 'text' })

export function isFileAddress(column: AnyPgColumn): boolean {
  // No other type of our own is a text.
  return is(column, PgCustomColumn) && column.getSQLType() === 'text'
}

/** A position in degrees; both columns or none, see `positionIsWhole`. */
export const position = () => ({ lat: doublePrecision(), long: doublePrecision() })

/** The outline of a place: one or several polygons; null when it has none. */
export const outline = () => ({ outline: jsonb().$type<LatLong[][]>() })

export function positionIsWhole(table: { lat: AnyPgColumn; long: AnyPgColumn }): SQL {
  return sql`(${table.lat} is null) = (${table.long} is null) and ${table.lat} between -90 and 90 and ${table.long} between -180 and 180`
}

/** `column in ('a', 'b')`, written out because a constraint takes no parameters. */
export function isOneOf(column: AnyPgColumn, values: readonly (string | number)[]): SQL {
  const literals = values.map((value) =>
    typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`,
  )
  return sql`${column} in (${sql.raw(literals.join(', '))})`
}

/** For an index of the rows that have a value: the others cost nothing. */
export function isThere(column: AnyPgColumn): SQL {
  return sql`${column} is not null`
}

/** Drizzle types an enumeration by a non-empty tuple; the list itself is never empty. */
export function asEnum<Value extends string>(values: readonly Value[]): [Value, ...Value[]] {
  const [first, ...rest] = values
  if (first === undefined) throw new RangeError('An enumeration needs a value')
  return [first, ...rest]
}
