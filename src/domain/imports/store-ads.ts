import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/index.ts'
import type { AdId } from './ad-ids.ts'
import type { KnownArea } from './places.ts'
import type { Ad, AdTexts } from './read-ad.ts'

/** An advertisement with its property ID and its area; without an area where a preview would make it. */
export interface PlacedAd extends AdId {
  ad: Ad & AdTexts
  area: KnownArea | undefined
}

export type Outcome = 'added' | 'changed' | 'unchanged' | { problem: string }

/** What an import says of a listing. Status, agent, features, pictures and all else belong to the office. */
const contentColumns = [
  'title',
  'description',
  'purpose',
  'type',
  'subtype',
  'price',
  'size_value',
  'size_unit',
  'marla_basis',
  'size_sqft',
  'beds',
  'baths',
  'city_id',
  'area_id',
  'lat',
  'long',
] as const

/** Compares advertisements with the stored listings, in their order. Writes nothing. */
export async function compareAds(db: Db, source: string, ads: readonly PlacedAd[]): Promise<Outcome[]> {
  if (ads.length === 0) return []
  const ids = ads.map(({ id }) => id)
  const rows = await db.select().from(listings).where(inArray(listings.id, ids))
  const stored = new Map(rows.map((row) => [row.id, row]))
  return ads.map((placed) => {
    const row = stored.get(placed.id)
    if (!row) return 'added'
    if (row.source !== source || row.source_id !== placed.sourceId)
      return { problem: `the property ID ${placed.id} belongs to a listing from '${row.source}'` }
    const content = contentOf(placed)
    return contentColumns.every((column) => row[column] === content[column]) ? 'unchanged' : 'changed'
  })
}

/** Stores new advertisements as published listings and brings known ones up to date. */
export async function writeAds(db: Db, source: string, ads: readonly PlacedAd[]): Promise<void> {
  if (ads.length === 0) return
  const rows = ads.map((placed) => ({ id: placed.id, source_id: placed.sourceId, ...contentOf(placed) }))
  const brought = sql.raw(contentColumns.join(', '))
  const update = sql.raw(contentColumns.map((column) => `${column} = excluded.${column}`).join(', '))
  // One parameter instead of ten thousand: building those took longer than storing them.
  await db.execute(sql`
    INSERT INTO ${listings} (id, source, source_id, status, published_at, ${brought})
    SELECT id, ${source}, source_id, 'published', now(), ${brought}
    FROM jsonb_populate_recordset(null::${listings}, ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT (id) DO UPDATE SET ${update}, updated_at = now()`)
}

function contentOf({ ad, area }: PlacedAd) {
  return {
    title: ad.title,
    description: ad.description,
    purpose: ad.purpose,
    type: ad.type,
    subtype: ad.subtype,
    price: ad.price,
    size_value: ad.size.value,
    size_unit: ad.size.unit,
    marla_basis: ad.marlaBasis,
    size_sqft: ad.sqft,
    beds: ad.beds,
    baths: ad.baths,
    // No area has the id 0: what a preview would make differs from all that is stored.
    city_id: area?.cityId ?? 0,
    area_id: area?.id ?? 0,
    lat: area?.lat ?? null,
    long: area?.long ?? null,
  }
}
