import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { auditLog } from '#db/schema/index.ts'
import { listingErrors as t } from '#messages/admin.ts'
import { Conflict } from '../../errors.ts'

/** The refusal that says who changed a listing last, and what. */
export async function changedSince(tx: Db, id: number): Promise<Conflict> {
  const [last] = await tx
    .select({ name: auditLog.staff_name, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'listing'), eq(auditLog.entity_id, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(1)
  const fields = Object.keys(last?.after ?? {}).map((field) =>
    field.endsWith('_ur') ? t.inUrdu({ field: plain(field.slice(0, -3)) }) : plain(field),
  )
  if (!last || fields.length === 0) return new Conflict(t.changedSinceOpened)
  return new Conflict(t.changedSinceOpenedBy({ name: last.name, fields: fields.join(', ') }))
}

const plain = (field: string) => field.replaceAll('_', ' ')
