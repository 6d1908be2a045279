import type pg from 'pg'
import { featureLabel } from '#contract/listings/features.ts'
import { allTypes, subtypes } from '#contract/listings/property.ts'
import { decodeShape, type Polygon } from '#contract/search/map-shape.ts'
import type { Search } from '#contract/search/search.ts'
import { type SearchFilter, type SearchSort, typedKeys } from '#contract/search/search-keys.ts'

/** The size of a listing in its own marla, to 2 decimals. */
const inMarla = `round((CASE size_unit WHEN 'marla' THEN size_value WHEN 'kanal' THEN size_value * 20
  WHEN 'sqyd' THEN size_value * 9 / marla_basis WHEN 'sqm' THEN size_value * 10.7639 / marla_basis
  ELSE size_value / marla_basis END)::numeric, 2)`

/** Where a listing is: its own position, else the middle of its area, else of the nearest one around it. */
const place = `(WITH RECURSIVE up AS (SELECT 1 AS level, id, parent_id, lat, long FROM areas WHERE id = listings.area_id
    UNION ALL SELECT level + 1, area.id, area.parent_id, area.lat, area.long FROM areas AS area JOIN up ON area.id = up.parent_id)
  SELECT point(long, lat) FROM (SELECT 0 AS level, listings.lat, listings.long UNION ALL SELECT level, lat, long FROM up)
    AS places WHERE long IS NOT NULL ORDER BY level LIMIT 1)`

/** What is not stated is 0 where there are no rooms. */
function roomsOf(column: 'beds' | 'baths'): string {
  return `coalesce(${column}, CASE WHEN type <> 'residential' THEN 0 END)`
}

/** A circle is 'lat,long,km'. */
const isNear = `(SELECT 2 * 6371.0088 * asin(sqrt(sin(radians(at[1] - near[1]) / 2) ^ 2
    + cos(radians(at[1])) * cos(radians(near[1])) * sin(radians(at[0] - near[2]) / 2) ^ 2)) <= near[3]
  FROM (SELECT ${place} AS at, string_to_array($, ',')::float8[] AS near) AS asked)`

/** Every filter of a search as plain SQL, one after the other: slow, and hard to get wrong. */
const conditions = {
  purpose: 'purpose = $',
  cityId: 'city_id = $',
  areaIds: `area_id IN (WITH RECURSIVE inside AS (SELECT id FROM areas WHERE id = ANY($::int[])
    UNION SELECT areas.id FROM areas JOIN inside ON areas.parent_id = inside.id) SELECT id FROM inside)`,
  box: `${place} <@ $::box`,
  shape: `EXISTS (SELECT FROM unnest($::polygon[]) AS shape WHERE ${place} <@ shape)`,
  near: isNear,
  type: 'type = $',
  subtype: 'subtype = ANY($::text[])',
  minPrice: 'price >= $ AND price > 0',
  maxPrice: 'price <= $ AND price > 0',
  minSize: 'size_sqft >= $',
  maxSize: 'size_sqft <= $',
  minMarla: `${inMarla} >= $`,
  maxMarla: `${inMarla} <= $`,
  beds: `${roomsOf('beds')} >= $`,
  baths: `${roomsOf('baths')} >= $`,
  // The amenities count where the field is empty.
  possession: `coalesce(possession, CASE WHEN features && '{Possession,Ready to move in}' THEN 'ready' END)
    = ANY($::text[])`,
  minYear: 'year_built >= $',
  minFloor: 'floor >= $',
  maxFloor: 'floor <= $',
  // By their English names, as the listings of the test have them.
  features: 'features @> $::text[]',
  hasPictures: `EXISTS (SELECT FROM listing_images WHERE listing_id = listings.id AND role = 'photo') = $`,
  approved: `(approval_status = 'approved' OR project_id IN
    (SELECT id FROM projects WHERE shown AND approval_status = 'approved')) = $`,
  reduced: `EXISTS (SELECT FROM listing_reductions AS cut WHERE cut.listing_id = listings.id
    AND cut.price = listings.price AND cut.purpose = listings.purpose) = $`,
  onCall: '(price = 0) = $',
  added: `published_at >= (date_trunc('day', now() AT TIME ZONE 'Asia/Karachi') - $::int * interval '1 day')
    AT TIME ZONE 'Asia/Karachi'`,
  projectId: 'project_id = $',
  agentId: 'agent_id = $',
} as const satisfies Record<'purpose' | Exclude<SearchFilter, 'keyword'> | 'minMarla' | 'maxMarla', string>
type Filter = keyof typeof conditions
/** The key of a search's address that a condition belongs to. */
const addressKeys: Partial<Record<Filter, 'minSize' | 'maxSize'>> = {
  minMarla: 'minSize',
  maxMarla: 'maxSize',
}

const orders: Readonly<Record<SearchSort, string>> = {
  newest: 'published_at DESC, id DESC',
  'longest-listed': 'published_at, id DESC',
  'price-low': 'price = 0, price, id DESC',
  'price-high': 'price DESC, id DESC',
  'unit-price-low': 'price = 0, price / size_sqft, id DESC',
  'unit-price-high': 'price / size_sqft DESC, id DESC',
  'size-low': 'size_sqft, id DESC',
  'size-high': 'size_sqft DESC, id DESC',
  // Without evidence no yield is known.
  'highest-yield': "CASE WHEN purpose = 'rent' THEN published_at END DESC, id DESC",
}

/** The expected answer of the search, without a keyword. */
export async function searchBySql(pool: pg.Pool, search: Search) {
  const values = filtersOf(search)
  const where = (...ignored: Filter[]) => whereOf(values.filter(([filter]) => !ignored.includes(filter)))
  const total = await count(pool, where())
  return {
    ids: await page(pool, where(), search),
    total,
    subtype: subtypes
      .values()
      .map((value) => ({ value, count: 0 }))
      .toArray()
      .map(withCounts(await group(pool, 'subtype', where('subtype'))))
      .filter((entry) => entry.count > 0),
    area: hasPlace(search) ? await areas(pool, where('areaIds')) : [],
    city: hasPlace(search) ? [] : await cities(pool, where()),
    beds: (await group(pool, roomsOf('beds'), where('beds')))
      .filter(({ value }) => value !== null)
      .sort((one, other) => Number(one.value) - Number(other.value)),
    without: total === 0 ? await without(pool, values, where) : [],
  }
}

function hasPlace({ cityId, box, shape, near }: Search): boolean {
  return [cityId, box, shape, near].some((place) => place !== undefined)
}

function filtersOf(search: Search): [Filter, unknown][] {
  const values = {
    ...search,
    ...sizesOf(search),
    features: search.features.map(featureLabel),
    shape: search.shape && decodeShape(search.shape)?.map(asPolygon),
  }
  return typedKeys(conditions).flatMap((filter) => (isSet(values[filter]) ? [[filter, values[filter]]] : []))
}

function asPolygon(corners: Polygon): string {
  return corners.map(({ lat, long }) => `(${long},${lat})`).join()
}

function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== allTypes.value
}

/** Marla and kanal are the listing's own (D28), the other units are areas; half a unit of the last digit shown fits (D44). */
function sizesOf({ minSize, maxSize, sizeUnit }: Search) {
  const times = (size: number | undefined, side: 1 | -1, factor: number) =>
    size === undefined ? undefined : (size + side * halfOfLastDigit(size)) * factor
  const none = { minSize: undefined, maxSize: undefined, minMarla: undefined, maxMarla: undefined }
  if (sizeUnit !== 'marla' && sizeUnit !== 'kanal') {
    const feet = { sqft: 1, sqyd: 9, sqm: 10.7639 }[sizeUnit]
    return { ...none, minSize: times(minSize, -1, feet), maxSize: times(maxSize, 1, feet) }
  }
  const marlas = sizeUnit === 'kanal' ? 20 : 1
  return { ...none, minMarla: times(minSize, -1, marlas), maxMarla: times(maxSize, 1, marlas) }
}

function halfOfLastDigit(size: number): number {
  const integerDigits = size < 10 ? 1 : String(Math.floor(size)).length
  return 0.5 * 10 ** -Math.min(2, 4 - integerDigits)
}

type Where = { text: string; values: unknown[] }

function whereOf(filters: [Filter, unknown][]): Where {
  const parts = filters.map(([filter], place) => conditions[filter].replace('$', `$${place + 1}`))
  return {
    text: ["status = 'published'", ...parts].join(' AND '),
    values: filters.map(([, value]) => value),
  }
}

async function count(pool: pg.Pool, { text, values }: Where): Promise<number> {
  const { rows } = await pool.query(`SELECT count(*) AS count FROM listings WHERE ${text}`, values)
  return rows[0].count
}

async function page(pool: pg.Pool, { text, values }: Where, search: Search): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id FROM listings WHERE ${text} ORDER BY ${orders[search.sort]}
     LIMIT ${search.perPage} OFFSET ${(search.page - 1) * search.perPage}`,
    values,
  )
  return rows.map(({ id }) => id)
}

type Group = { value: string | number | null; count: number }

async function group(pool: pg.Pool, column: string, { text, values }: Where): Promise<Group[]> {
  const { rows } = await pool.query<Group>(
    `SELECT ${column} AS value, count(*) AS count FROM listings WHERE ${text} GROUP BY 1`,
    values,
  )
  return rows
}

function withCounts(groups: Group[]) {
  return <Value>({ value }: { value: Value; count: number }) => ({
    value,
    count: groups.find((one) => one.value === value)?.count ?? 0,
  })
}

async function areas(pool: pg.Pool, { text, values }: Where) {
  const { rows } = await pool.query<{ id: number; name: string; count: number }>(
    `WITH RECURSIVE found AS (SELECT area_id, count(*) AS count FROM listings WHERE ${text} GROUP BY 1),
     reach AS (SELECT id AS area_id, id AS around_id FROM areas
       UNION SELECT reach.area_id, areas.parent_id FROM reach JOIN areas ON areas.id = reach.around_id
       WHERE areas.parent_id IS NOT NULL)
     SELECT areas.id, areas.name, sum(found.count)::int AS count
     FROM found JOIN reach USING (area_id) JOIN areas ON areas.id = reach.around_id
     GROUP BY areas.id, areas.name ORDER BY count DESC, areas.name, areas.id`,
    values,
  )
  return rows
}

async function cities(pool: pg.Pool, { text, values }: Where) {
  const { rows } = await pool.query<{ id: number; name: string; count: number }>(
    `SELECT cities.id, cities.name, found.count
     FROM (SELECT city_id, count(*)::int AS count FROM listings WHERE ${text} GROUP BY 1) found
     JOIN cities ON cities.id = found.city_id
     ORDER BY found.count DESC, cities.name, cities.id`,
    values,
  )
  return rows
}

async function without(
  pool: pg.Pool,
  values: [Filter, unknown][],
  where: (ignored: Filter) => Where,
): Promise<{ key: string; count: number }[]> {
  const counted = []
  for (const [key] of values) {
    if (key !== 'purpose')
      counted.push({ key: addressKeys[key] ?? key, count: await count(pool, where(key)) })
  }
  return counted.filter((entry) => entry.count > 0).sort((one, other) => other.count - one.count)
}
