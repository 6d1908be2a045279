import { and, count, desc, eq, getTableColumns } from 'drizzle-orm'
import type { OfficeAnswer } from '#contract/office/endpoints.ts'
import type { Db } from '#db/client.ts'
import { auditLog, staff as colleagues } from '#db/schema/index.ts'
import { pagination } from '../pagination.ts'
import { allow, type Staff } from './allow.ts'

const perPage = 50

export type AuditQuestion = {
  page: number
  entity?: string | undefined
  entity_id?: string | undefined
  staff?: string | undefined
}

/** Who changed what, newest first, fifty a page. */
export async function readAudit(db: Db, by: Staff, asked: AuditQuestion): Promise<OfficeAnswer<'audit'>> {
  allow(by, 'audit.read')
  const { page, entity, entity_id, staff } = asked
  const where = and(
    entity === undefined ? undefined : eq(auditLog.entity, entity),
    entity_id === undefined ? undefined : eq(auditLog.entity_id, entity_id),
    staff === undefined ? undefined : eq(auditLog.staff_id, staff),
  )
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(auditLog).where(where),
    db
      .select({ ...getTableColumns(auditLog), entity_name: colleagues.name })
      .from(auditLog)
      .leftJoin(colleagues, and(eq(auditLog.entity, 'staff'), eq(colleagues.id, auditLog.entity_id)))
      .where(where)
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
  ])
  return {
    data: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    pagination: pagination(total?.count ?? 0, page, perPage),
  }
}
