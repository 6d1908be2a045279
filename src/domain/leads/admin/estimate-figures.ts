import { eq } from 'drizzle-orm'
import type { LeadDetail } from '#contract/admin/lead-rows.ts'
import type { Db } from '#db/client.ts'
import { estimateCorrections, staff } from '#db/schema/index.ts'
import { correctionsOfStaff } from '../../estimates/index.ts'

type Figures = Pick<NonNullable<LeadDetail['estimate']>, 'correction' | 'corrections'>

/** Staff's valuations of a lead, and how far estimates were from them. */
export async function estimateFigures(db: Db, lead: number): Promise<Figures> {
  const { figure, corrected_at, staff_id, lead_id } = estimateCorrections
  const [own] = await db
    .select({ figure, by: staff.name, at: corrected_at })
    .from(estimateCorrections)
    .leftJoin(staff, eq(staff.id, staff_id))
    .where(eq(lead_id, lead))
  const { cases, median_deviation } = await correctionsOfStaff(db)
  return {
    correction: own ? { ...own, at: own.at.toISOString() } : null,
    corrections: { cases, median_deviation },
  }
}
