import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { LeadViewing } from '#contract/admin/viewings.ts'
import { leads, viewings } from '#db/schema/index.ts'
import { leadErrors } from '#messages/admin.ts'
import type { AllowedContext } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { mergedWith, within } from '../../leads/index.ts'
import { viewingRows } from '../rows.ts'
import { clashesOf } from './clashes.ts'
import { presentWithMessages } from './present.ts'

/**
 * The viewings of a lead and of those that were merged into it, the newest first.
 * @throws NotFound for a lead out of reach
 */
export async function viewingsOfLead(
  ctx: AllowedContext<'leads.read', 'db' | 'secret' | 'siteUrl' | 'clock'>,
  leadId: number,
): Promise<LeadViewing[]> {
  const { db, actor } = ctx
  const { reach } = actor
  const found = await db.$count(leads, and(eq(leads.id, leadId), within(reach, actor)))
  if (found === 0) throw new NotFound(leadErrors.unknown)
  const rows = await viewingRows(db)
    .where(or(eq(viewings.lead_id, leadId), sql`${viewings.lead_id} in ${mergedWith(leadId)}`))
    .orderBy(desc(viewings.id))
  const clashes = await clashesOf(db, rows, { actor, reach })
  return rows.map((row) => presentWithMessages(ctx, row, clashes.get(row.viewing.id) ?? []))
}
