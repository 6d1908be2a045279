import type { ListingQuery } from '#contract/admin/listing-list.ts'
import { subtypes, typeOf } from '#contract/listings/property.ts'
import { readWords } from '../admin/search-words.ts'
import { none, subtypeNumber } from '../search-index/row.ts'
import { floatAt, wholeAt } from '../search-index/typed-arrays.ts'
import type { Columns } from './columns.ts'
import { never, purposeNumber, statusNumber } from './row.ts'

/** What a question means at the moment when it is asked. */
export type Terms = {
  /** Whose listings there are; undefined: everybody's. */
  agentId: number | undefined
  /** The area that is asked for, with all that lies in it. */
  areas: ReadonlySet<number> | undefined
  /** What was confirmed earlier is to be confirmed again. */
  dueBefore: Date
  now: Date
}

/** Whether a row fits one of the filters. */
export type Fits = (row: number) => boolean

/** The filters that are set; words come last, so that they are looked for only in what is left. */
export function fitting(columns: Columns, asked: ListingQuery, terms: Terms): Fits[] {
  const { price, created } = columns.keys
  const filters = [
    is(columns.agentId, terms.agentId),
    is(columns.agentId, asked.agent_id === 'none' ? none : asked.agent_id),
    is(columns.cityId, asked.city_id),
    isOneOf(columns.areaId, terms.areas),
    isOneOf(columns.status, asked.status?.map(statusNumber)),
    is(columns.purpose, asked.purpose && purposeNumber(asked.purpose)),
    isOneOf(columns.subtype, asked.type && subtypesOf(asked.type)),
    isOneOf(columns.subtype, asked.subtype?.map(subtypeNumber)),
    is(columns.featured, asked.featured && 1),
    hasBeds(columns, asked.beds),
    isAtLeast(price, asked.min_price),
    isAtMost(price, asked.max_price),
    isAtMost(created, daysBefore(terms.now, asked.min_days)),
    isAtLeast(created, daysBefore(terms.now, asked.max_days)),
    asked.confirm && isDue(columns, microseconds(terms.dueBefore)),
    ...named(columns, asked.q),
  ]
  return filters.filter((filter) => filter !== undefined)
}

function is(column: Int32Array, value: number | undefined): Fits | undefined {
  return value === undefined ? undefined : (row) => wholeAt(column, row) === value
}

function isOneOf(column: Int32Array, values: Iterable<number> | undefined): Fits | undefined {
  if (!values) return undefined
  const wanted = new Set(values)
  return (row) => wanted.has(wholeAt(column, row))
}

function isAtLeast(column: Float64Array, least: number | undefined): Fits | undefined {
  return least === undefined ? undefined : (row) => floatAt(column, row) >= least
}

function isAtMost(column: Float64Array, most: number | undefined): Fits | undefined {
  return most === undefined ? undefined : (row) => floatAt(column, row) <= most
}

function hasBeds({ beds }: Columns, least: number | undefined): Fits | undefined {
  return least ? (row) => wholeAt(beds, row) >= least : undefined
}

/** On the site, and confirmed too long ago or never. */
function isDue({ status, keys: { confirmed } }: Columns, before: number): Fits {
  const published = statusNumber('published')
  return (row) => {
    const key = floatAt(confirmed, row)
    return wholeAt(status, row) === published && (key < before || key === never)
  }
}

/** A property ID, or every word somewhere in the title. */
function named({ id, titles }: Columns, text: string | undefined): Fits[] {
  if (text === undefined) return []
  const typed = readWords(text)
  const has = typed.words.map(
    (word): Fits =>
      (row) =>
        titles[row]?.includes(word) === true,
  )
  return typed.id === undefined
    ? has
    : [(row) => wholeAt(id, row) === typed.id || has.every((fits) => fits(row))]
}

function subtypesOf(type: ListingQuery['type']): number[] {
  return subtypes.filter((subtype) => typeOf(subtype) === type).map(subtypeNumber)
}

function daysBefore(now: Date, days: number | undefined): number | undefined {
  return days === undefined ? undefined : microseconds(now) - days * dayMicroseconds
}

function microseconds(time: Date): number {
  return time.getTime() * 1000
}

const dayMicroseconds = 86_400_000_000
