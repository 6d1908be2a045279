/** Reads from PostgreSQL what the index holds: everything at the start, then the listings that changed. */
import type pg from 'pg'
import { inMarla } from '#contract/listings/convert-size.ts'
import type { Possession, SizeUnit, Subtype } from '#contract/listings/property.ts'
import { flagBits } from './flags.ts'
import type { NameRows } from './names.ts'
import {
  floorNumber,
  type IndexedListing,
  none,
  possessionNumber,
  roomsNumber,
  subtypeNumber,
} from './row.ts'
import { isReady, traitOf, traitsOf } from './traits.ts'
import { onWorld } from './world.ts'

/** The columns read of a listing. */
type Listed = {
  id: number
  purpose: string
  cityId: number
  areaId: number
  subtype: Subtype
  price: number
  sqft: number
  size: number
  sizeUnit: SizeUnit
  marlaBasis: number
  beds: number | null
  baths: number | null
  agentId: number | null
  projectId: number | null
  published: number
  title: string
  titleInUrdu: string
  lat: number | null
  long: number | null
  features: string[]
  possession: Possession | null
  yearBuilt: number | null
  floor: number | null
  flags: number
}

/** The column of each. */
const columns: Readonly<Record<keyof Listed, string>> = {
  id: 'id',
  purpose: 'purpose',
  cityId: 'city_id',
  areaId: 'area_id',
  subtype: 'subtype',
  price: 'price::float8',
  sqft: 'size_sqft',
  size: 'size_value',
  sizeUnit: 'size_unit',
  marlaBasis: 'marla_basis',
  beds: 'beds',
  baths: 'baths',
  agentId: 'agent_id',
  projectId: 'project_id',
  published: 'extract(epoch from published_at)::float8 * 1000',
  title: 'title',
  titleInUrdu: 'title_ur',
  lat: 'lat',
  long: 'long',
  features: 'features',
  possession: 'possession',
  yearBuilt: 'year_built',
  floor: 'floor',
  flags: flagBits,
}
const selected = Object.entries(columns)
  .map(([name, column]) => `${column} as "${name}"`)
  .join(', ')

const rowsAtOnce = 5_000

/** Gives every published listing to `take`, a few thousand at a time: memory stays flat however many there are. */
export async function readAll(pool: pg.Pool, take: (listing: IndexedListing) => void): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query('SET LOCAL statement_timeout = 0')
    await client.query(
      `DECLARE published CURSOR FOR SELECT ${selected} FROM listings WHERE status = 'published'`,
    )
    for (let read = rowsAtOnce; read === rowsAtOnce; ) {
      const { rows } = await client.query<Listed>(`FETCH ${rowsAtOnce} FROM published`)
      for (const row of rows) take(listingOf(row))
      read = rows.length
    }
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    // The connection is in an unfinished transaction: it is closed, not given back.
    client.release(true)
    throw error
  }
}

/** The published ones of `ids`. */
export async function readSome(pool: pg.Pool, ids: readonly number[]): Promise<IndexedListing[]> {
  const { rows } = await pool.query<Listed>({
    name: 'indexed_listings',
    text: `SELECT ${selected} FROM listings WHERE id = ANY($1::int[]) AND status = 'published'`,
    values: [ids],
  })
  return rows.map(listingOf)
}

/** The names a keyword may mean and how the areas are nested. */
export async function readNames(pool: pg.Pool): Promise<NameRows> {
  const [cities, areas, projects] = await Promise.all([
    pool.query('SELECT id, name, name_ur, slug, lat, long, synonyms FROM cities ORDER BY id'),
    pool.query('SELECT id, name, name_ur, city_id, parent_id, lat, long, synonyms FROM areas ORDER BY id'),
    pool.query(
      `SELECT id, name, approval_status = 'approved' AS approved FROM projects WHERE shown ORDER BY id`,
    ),
  ])
  return { cities: cities.rows, areas: areas.rows, projects: projects.rows }
}

function listingOf(row: Listed): IndexedListing {
  const { title, titleInUrdu, lat, long } = row
  const titles = titleInUrdu ? [title, titleInUrdu] : [title]
  const traits = traitsOf({ titles, features: row.features, flags: row.flags })
  // Amenities said so before there was a field for it.
  const possession = row.possession ?? (isReady(traits) ? 'ready' : null)
  if (possession === 'ready' && !traits.includes(traitOf('possession'))) traits.push(traitOf('possession'))
  return {
    purpose: row.purpose,
    cityId: row.cityId,
    titles,
    traits,
    values: {
      id: row.id,
      price: row.price,
      sqft: row.sqft,
      marlas: inMarla({ value: row.size, unit: row.sizeUnit }, row.marlaBasis),
      published: row.published,
      areaId: row.areaId,
      agentId: row.agentId ?? none,
      projectId: row.projectId ?? none,
      subtype: subtypeNumber(row.subtype),
      beds: roomsNumber(row.beds, row.subtype),
      baths: roomsNumber(row.baths, row.subtype),
      possession: possessionNumber(possession),
      yearBuilt: row.yearBuilt ?? none,
      floor: floorNumber(row.floor),
      ...(lat === null || long === null ? { x: none, y: none } : onWorld({ lat, long })),
      texts: fingerprint(title + titleInUrdu, traits),
    },
  }
}

/** A hash of a text and traits. */
function fingerprint(text: string, traits: readonly number[]): number {
  let print = 0x811c9dc5
  for (let place = 0; place < text.length; place++) {
    print = Math.imul(print ^ text.charCodeAt(place), 0x01000193)
  }
  for (const trait of traits) print = Math.imul(print ^ trait, 0x01000193)
  return print | 0
}
