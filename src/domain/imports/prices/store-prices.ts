import { inArray, sql } from 'drizzle-orm'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { importRuns, priceEvidence } from '#db/schema/index.ts'
import type { EvidenceInsert } from '../../evidence/index.ts'
import type { PlacedPrice } from './placed-price.ts'

/** Which of the prices are there already, by fingerprint, with the file that brought them and its day. */
export async function findStored(
  db: Db,
  prices: readonly PlacedPrice[],
): Promise<Map<string, { file: string; day: string }>> {
  if (prices.length === 0) return new Map()
  const found = await db
    .select({
      fingerprint: priceEvidence.fingerprint,
      file: sql<string>`coalesce(${importRuns.file}, '')`,
      day: sql<string>`to_char(${priceEvidence.recorded_at} at time zone ${agencyZone}, 'FMDD Mon YYYY')`,
    })
    .from(priceEvidence)
    .leftJoin(importRuns, sql`${importRuns.id} = ${priceEvidence.run_id}`)
    .where(
      inArray(
        priceEvidence.fingerprint,
        prices.map(({ fingerprint }) => fingerprint),
      ),
    )
  return new Map(found.map(({ fingerprint, ...rest }) => [fingerprint ?? '', rest]))
}

/** Stores prices of an import. */
export async function storePrices(
  db: Db,
  { runId, source }: { runId: number; source: string },
  prices: readonly PlacedPrice[],
): Promise<void> {
  if (prices.length === 0) return
  const rows = prices.map(({ row, at, fingerprint }) => ({
    kind: row.kind,
    dated_on: row.date,
    precision: row.precision,
    purpose: row.purpose,
    type: row.type,
    subtype: row.subtype,
    city_id: at.cityId,
    area_id: at.areaId,
    place_names: [...at.rest],
    price: row.price,
    size_value: row.size.value,
    size_unit: row.size.unit,
    marla_basis: row.marlaBasis,
    size_sqft: row.sqft,
    beds: row.beds,
    baths: row.baths,
    source,
    run_id: runId,
    fingerprint,
  })) satisfies EvidenceInsert[]
  await db.insert(priceEvidence).values(rows)
}
