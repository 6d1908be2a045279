import { sql } from 'drizzle-orm'
import type { Outlier } from '#contract/evidence/evidence.ts'
import type { Db } from '#db/client.ts'
import { priceEvidence } from '#db/schema/index.ts'
import { isCounted } from '../figures/index.ts'
import { nameKey } from '../trade/index.ts'
import { findOutliers, type JudgedRow } from './find-outliers.ts'

type Row = JudgedRow & {
  id: number
  outlier: Outlier | null
  area_id: number | null
  outermost: string | null
}

/** Judges all evidence again and stores changed judgements. Rows are marked, never removed. */
export async function markOutliers(db: Db): Promise<number> {
  const { rows } = await db.execute<Row>(sql`
    select id::int, purpose, type, subtype, city_id, area_id, place_names[1] as outermost, price::float8, size_sqft,
      outlier from ${priceEvidence} as evidence where ${isCounted('evidence')} order by id`)
  const found = findOutliers(rows.map((row) => ({ ...row, area: areaOf(row) })))
  const changes = rows.flatMap(({ id, outlier }, place) => {
    const judged = found[place] ?? null
    return isSame(outlier, judged) ? [] : [{ id, outlier: judged }]
  })
  if (changes.length > 0)
    await db.execute(sql`
      update ${priceEvidence} as evidence set outlier = nullif(change.outlier, 'null'::jsonb)
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id bigint, outlier jsonb)
      where evidence.id = change.id`)
  return changes.length
}

/** Rows of an area that the site does not know are compared by what the source calls it. */
function areaOf({ area_id, outermost }: Row): string | null {
  if (area_id !== null) return String(area_id)
  return outermost === null ? null : nameKey(outermost)
}

function isSame(one: Outlier | null, other: Outlier | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.side === other.side &&
    one.times === other.times &&
    one.group === other.group &&
    one.cases === other.cases
  )
}
