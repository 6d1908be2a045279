import { inArray, type SQL, sql } from 'drizzle-orm'
import { missingForPublish } from '#contract/listings/missing-for-publish.ts'
import { isOnOffer } from '#contract/listings/status-transitions.ts'
import type { Db } from '#db/client.ts'
import { auditLog, importChanges, importRuns, listings } from '#db/schema/index.ts'
import { importRowErrors as t } from '#messages/admin.ts'
import { commandLine } from '../access/index.ts'
import type { AdId } from './ad-ids.ts'
import type { KnownArea } from './places.ts'
import type { Ad, AdTexts } from './read-ad.ts'
import type { AdBuilding } from './read-building.ts'

/** An advertisement with its property ID and its area; without an area where a preview would make it. */
export interface PlacedAd extends AdId {
  ad: Ad & AdTexts
  area: KnownArea | undefined
}

export type Outcome = 'added' | 'changed' | 'unchanged' | { problem: string }

/** What an import says of a listing. Status, agent, features, pictures and all else belong to the office. */
export const contentColumns = [
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
  'possession',
  'year_built',
  'floor',
  'city_id',
  'area_id',
  'lat',
  'long',
  'title_ur',
  'description_ur',
] as const

type ContentColumn = (typeof contentColumns)[number]

export type StoredListing = typeof listings.$inferSelect

/** Told of an advertisement, what becomes of it, and of its listing as it is stored. */
export type OnOutcome = (placed: PlacedAd, outcome: Outcome, stored: StoredListing | undefined) => void

/** Compares advertisements with the stored listings, in their order. Writes nothing. */
export async function compareAds(
  db: Db,
  source: string,
  ads: readonly PlacedAd[],
  note: OnOutcome = () => {},
): Promise<Outcome[]> {
  if (ads.length === 0) return []
  const ids = ads.map(({ id }) => id)
  const rows = await db.select().from(listings).where(inArray(listings.id, ids))
  const stored = new Map(rows.map((row) => [row.id, row]))
  return ads.map((placed) => {
    const row = stored.get(placed.id)
    const outcome = compare(source, placed, row)
    note(placed, outcome, row)
    return outcome
  })
}

function compare(source: string, placed: PlacedAd, row: StoredListing | undefined): Outcome {
  if (!row) return 'added'
  if (row.source !== source || row.source_id !== placed.sourceId)
    return { problem: t.idOfOther({ id: placed.id, source: row.source }) }
  const content = contentOf(placed)
  if (changedColumns(row, content, placed.ad.building).length === 0) return 'unchanged'
  const lacks = isOnOffer(row.status) ? Object.values(missingForPublish({ ...row, ...content })) : []
  // What was published before approvals were asked for is not held up by its first change.
  if (lacks.length > 0 && Object.keys(missingForPublish(row)).length === 0)
    return { problem: t.wouldLack({ id: placed.id, lacks: lacks.join(', ') }) }
  return 'changed'
}

/**
 * What an advertisement says otherwise than its listing. A field that the file has no column for stays as it is, or
 * is filled from the title while it is empty.
 */
export function changedColumns(
  stored: StoredListing,
  content: AdContent,
  { fromTitle }: Pick<AdBuilding, 'fromTitle'>,
): ContentColumn[] {
  return contentColumns.filter(
    (column) =>
      content[column] !== undefined &&
      stored[column] !== content[column] &&
      (stored[column] === null || !isFrom(fromTitle, column)),
  )
}

function isFrom(fields: readonly string[], column: ContentColumn): boolean {
  return fields.includes(column)
}

/**
 * Stores new advertisements as published listings, plots for review, and brings known ones up to date; `runId` is
 * the import that does it, in whose record each stands with what it said before and after, and so in the audit log.
 */
export async function writeAds(
  db: Db,
  source: string,
  ads: readonly PlacedAd[],
  runId: number,
): Promise<void> {
  if (ads.length === 0) return
  const rows = ads.map((placed) => ({ id: placed.id, source_id: placed.sourceId, ...contentOf(placed) }))
  const columns = contentColumns.filter((column) => rows.some((row) => row[column] !== undefined))
  const brought = sql.raw(columns.join(', '))
  const [first] = ads
  const written = (column: ContentColumn) =>
    isFrom(first?.ad.building.fromTitle ?? [], column)
      ? `coalesce(listings.${column}, excluded.${column})`
      : `excluded.${column}`
  const update = sql.raw(columns.map((column) => `${column} = ${written(column)}`).join(', '))
  // One parameter instead of ten thousand: building those took longer than storing them.
  await db.execute(sql`
    WITH brought AS (
      SELECT * FROM jsonb_populate_recordset(null::${listings}, ${JSON.stringify(rows)}::jsonb)
    ), before AS (
      SELECT id, ${contentJson('listings')} AS content FROM ${listings} WHERE id IN (SELECT id FROM brought)
    ), written AS (
      INSERT INTO ${listings} (id, source, source_id, status, published_at, ${brought})
      SELECT id, ${source}, source_id, ${firstStatus('brought')},
        CASE WHEN ${firstStatus('brought')} = 'published' THEN now() END, ${brought}
      FROM brought
      ON CONFLICT (id) DO UPDATE SET ${update}, updated_at = now()
      RETURNING id, status, ${contentJson('listings')} AS content
    ), logged AS (
      INSERT INTO ${auditLog} (staff_id, staff_name, action, entity, entity_id, before, after)
      SELECT run.staff_id, coalesce(run.staff_name, ${commandLine.name}), 'import', 'listing', written.id::text,
        ${differing(sql`before.content`, sql`written.content`)},
        CASE WHEN before.content IS NULL THEN written.content || jsonb_build_object('status', written.status)
          ELSE ${differing(sql`written.content`, sql`before.content`)} END
      FROM written LEFT JOIN before USING (id) JOIN ${importRuns} AS run ON run.id = ${runId}
    )
    INSERT INTO ${importChanges} (run_id, listing_id, before, after)
    SELECT ${runId}, id, before.content, written.content FROM written LEFT JOIN before USING (id)
    ON CONFLICT (run_id, listing_id) DO UPDATE SET after = excluded.after`)
}

/** The first status of a new listing in a row of that table: plots wait for review until their approval is known. */
export function firstStatus(table: string): SQL {
  return sql.raw(`CASE WHEN ${table}.type = 'plot' THEN 'review' ELSE 'published' END`)
}

/** What an import says of the listing in a row of the table that is called so, as one JSON value. */
export function contentJson(table: string): SQL {
  return sql.raw(
    `jsonb_build_object(${contentColumns.map((column) => `'${column}', ${table}.${column}`).join(', ')})`,
  )
}

/** Of a JSON object what another one says otherwise; null of null. */
export function differing(one: SQL, other: SQL): SQL {
  return sql`(SELECT jsonb_object_agg(key, value) FROM jsonb_each(${one})
    WHERE value IS DISTINCT FROM ${other} -> key)`
}

type AdContent = ReturnType<typeof contentOf>

/** The listing that an advertisement describes. */
export function contentOf({ ad, area }: PlacedAd) {
  return {
    title: ad.title,
    title_ur: ad.title_ur,
    description: ad.description,
    description_ur: ad.description_ur,
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
    possession: ad.building.possession,
    year_built: ad.building.year_built,
    floor: ad.building.floor,
    // No area has the id 0: what a preview would make differs from all that is stored.
    city_id: area?.cityId ?? 0,
    area_id: area?.id ?? 0,
    lat: area?.lat ?? null,
    long: area?.long ?? null,
  }
}
