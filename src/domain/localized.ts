/** Content in the current language: in Urdu where a record has it, else in English. */
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { currentLanguage } from '#messages/language.ts'

/** A text of a record and its Urdu, as columns; the query is in the current language. */
export function localizedColumn(english: AnyPgColumn | SQL, urdu: AnyPgColumn | SQL): SQL<string> {
  return currentLanguage() === 'ur'
    ? sql<string>`coalesce(nullif(${urdu}, ''), ${english})`
    : sql<string>`${english}`
}

/** The same for a list of texts, which has an Urdu one only as a whole. */
export function localizedList(english: AnyPgColumn, urdu: AnyPgColumn): SQL<string[]> {
  return currentLanguage() === 'ur'
    ? sql<string[]>`case when cardinality(${urdu}) > 0 then ${urdu} else ${english} end`
    : sql<string[]>`${english}`
}

/** The same for a text and its Urdu that were read already. */
export function localized(english: string, urdu: string): string {
  return currentLanguage() === 'ur' && urdu !== '' ? urdu : english
}
