import { and, eq, gte, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ListingQuery } from '#contract/admin/listing-list.ts'
import { listings } from '#db/schema/index.ts'
import { containing } from '../../like-pattern.ts'
import { readWords } from './search-text.ts'

/** The filter of the table as SQL; `confirmBefore`: what was confirmed earlier is to be confirmed again. */
export function conditionsOf(
  asked: Omit<ListingQuery, 'page' | 'sort' | 'order'>,
  confirmBefore: Date,
): SQL | undefined {
  return and(
    asked.q === undefined ? undefined : named(asked.q),
    asked.status && inArray(listings.status, asked.status),
    asked.purpose && eq(listings.purpose, asked.purpose),
    asked.type && eq(listings.type, asked.type),
    asked.subtype && inArray(listings.subtype, asked.subtype),
    asked.city_id === undefined ? undefined : eq(listings.city_id, asked.city_id),
    asked.area_id === undefined ? undefined : inside(asked.area_id),
    asked.agent_id === undefined ? undefined : ofAgent(asked.agent_id),
    priceBetween(asked.min_price, asked.max_price),
    asked.beds ? gte(listings.beds, asked.beds) : undefined,
    asked.featured && eq(listings.featured, true),
    asked.position && isWithoutPosition(),
    asked.confirm && isDue(confirmBefore),
    asked.min_days === undefined ? undefined : sql`${listings.created_at} <= ${daysAgo(asked.min_days)}`,
    asked.max_days === undefined ? undefined : sql`${listings.created_at} >= ${daysAgo(asked.max_days)}`,
  )
}

/** On the site, and confirmed too long ago or never. */
export function isDue(confirmBefore: Date): SQL {
  return sql`${listings.status} = 'published' and coalesce(${listings.confirmed_at}, '-infinity') < ${confirmBefore}`
}

/** Listings without a position: the map shows only their area. */
export function isWithoutPosition(): SQL {
  return isNull(listings.lat)
}

/** A price on call (0) passes no limit (D37). */
function priceBetween(min: number | undefined, max: number | undefined): SQL | undefined {
  if (min === undefined && max === undefined) return undefined
  return and(
    gte(listings.price, Math.max(1, min ?? 1)),
    max === undefined ? undefined : lte(listings.price, max),
  )
}

/** A property ID, or every word somewhere in the title. */
function named(text: string): SQL | undefined {
  const { id, words } = readWords(text)
  const title = and(...words.map((word) => like(listings.title_lower, containing(word))))
  return id === undefined ? title : or(eq(listings.id, id), title)
}

/** The area and all areas inside it; they are looked up once for the whole query. */
function inside(areaId: number): SQL {
  return sql`${listings.area_id} = any(array(
    with recursive within_area as (
      select id from areas where id = ${areaId}
      union all
      select areas.id from areas join within_area on areas.parent_id = within_area.id
    ) select id from within_area))`
}

function ofAgent(agent: number | 'none'): SQL {
  return agent === 'none' ? isNull(listings.agent_id) : eq(listings.agent_id, agent)
}

function daysAgo(days: number): SQL {
  return sql`now() - ${days} * interval '1 day'`
}
