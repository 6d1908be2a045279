import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { estimateCorrections as t } from '#db/schema/index.ts'

export interface Corrections {
  cases: number
  /** Half of the estimates were off by no more than this share of what staff thought; null without a case. */
  median_deviation: number | null
  /** When the last one was recorded. */
  last: Date | null
}

/** How far estimates were from the figures that staff recorded beside them. */
export async function correctionsOfStaff(db: Db): Promise<Corrections> {
  const [row] = await db
    .select({
      cases: sql<number>`count(*)::int`,
      median_deviation: sql<
        number | null
      >`percentile_cont(0.5) within group (order by abs(${t.likely}::float8 / ${t.figure} - 1))`,
      last: sql<string | null>`max(${t.corrected_at})`,
    })
    .from(t)
  return {
    cases: row?.cases ?? 0,
    median_deviation: row?.median_deviation ?? null,
    last: row?.last ? new Date(row.last) : null,
  }
}
