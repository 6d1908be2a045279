/** Reads from PostgreSQL what the index holds: everything at the start, then the listings that changed. */
import type pg from 'pg'
import { inMarla } from '#contract/listings/convert-size.ts'
import type { Possession, SizeUnit } from '#contract/listings/property.ts'
import type { NameRows } from './names.ts'
import { floorNumber, type IndexedListing, none, possessionNumber, subtypeNumber } from './row.ts'
import { isReady, traitOf, traitsOf } from './traits.ts'
import { onWorld } from './world.ts'

const columns = `id, purpose, city_id, area_id, subtype, price::float8, size_sqft, size_value,
  size_unit, marla_basis, beds, baths, agent_id, project_id,
  extract(epoch from published_at)::float8 * 1000, title, title_ur, lat, long, features, approval_status,
  exists (select from listing_images where listing_id = listings.id and role = 'photo'),
  possession, year_built, floor,
  exists (select from listing_reductions as reduction where reduction.listing_id = listings.id
    and reduction.price = listings.price and reduction.purpose = listings.purpose)`

type Row = [
  id: number,
  purpose: string,
  cityId: number,
  areaId: number,
  subtype: string,
  price: number,
  sqft: number,
  sizeValue: number,
  sizeUnit: SizeUnit,
  marlaBasis: number,
  beds: number | null,
  baths: number | null,
  agentId: number | null,
  projectId: number | null,
  published: number,
  title: string,
  titleInUrdu: string,
  lat: number | null,
  long: number | null,
  features: string[],
  approval: string | null,
  hasPictures: boolean,
  possession: Possession | null,
  yearBuilt: number | null,
  floor: number | null,
  wasReduced: boolean,
]

const rowsAtOnce = 5_000

/** Gives every published listing to `take`, a few thousand at a time: memory stays flat however many there are. */
export async function readAll(pool: pg.Pool, take: (listing: IndexedListing) => void): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query('SET LOCAL statement_timeout = 0')
    await client.query(
      `DECLARE published CURSOR FOR SELECT ${columns} FROM listings WHERE status = 'published'`,
    )
    for (let read = rowsAtOnce; read === rowsAtOnce; ) {
      const { rows } = await client.query<Row>({
        text: `FETCH ${rowsAtOnce} FROM published`,
        rowMode: 'array',
      })
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
  const { rows } = await pool.query<Row>({
    name: 'indexed_listings',
    text: `SELECT ${columns} FROM listings WHERE id = ANY($1::int[]) AND status = 'published'`,
    values: [ids],
    rowMode: 'array',
  })
  return rows.map(listingOf)
}

/** The names a keyword may mean and how the areas lie in each other. */
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

function listingOf(row: Row): IndexedListing {
  const [title, titleInUrdu, lat, long] = [row[15], row[16], row[17], row[18]]
  const titles = titleInUrdu ? [title, titleInUrdu] : [title]
  const traits = traitsOf({
    titles,
    features: row[19],
    isApproved: row[20] === 'approved',
    hasPictures: row[21],
    wasReduced: row[25],
  })
  // Amenities said so before there was a field for it.
  const possession = row[22] ?? (isReady(traits) ? 'ready' : null)
  if (possession === 'ready' && !traits.includes(traitOf('possession'))) traits.push(traitOf('possession'))
  return {
    purpose: row[1],
    cityId: row[2],
    titles,
    traits,
    values: {
      id: row[0],
      price: row[5],
      sqft: row[6],
      marlas: inMarla({ value: row[7], unit: row[8] }, row[9]),
      published: row[14],
      areaId: row[3],
      agentId: row[12] ?? none,
      projectId: row[13] ?? none,
      subtype: subtypeNumber(row[4]),
      beds: row[10] ?? none,
      baths: row[11] ?? none,
      possession: possessionNumber(possession),
      yearBuilt: row[23] ?? none,
      floor: floorNumber(row[24]),
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
