import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lt } from 'drizzle-orm'
import type { AuditNames, AuditQuery } from '#contract/admin/audit.ts'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { instantOf } from '#contract/text/zoned-time.ts'
import type { Db } from '#db/client.ts'
import { agents, areas, auditLog, cities, staff as colleagues } from '#db/schema/index.ts'
import type { AllowedContext } from '../context.ts'
import { pagination } from '../pagination.ts'

const perPage = 50
const dayMs = 24 * 3_600_000

/** Who changed what, newest first, fifty a page; days are those of Pakistan. */
export async function readAudit(
  { db }: AllowedContext<'audit.read'>,
  { page, ...asked }: AuditQuery & { page: number },
): Promise<AdminAnswer<'audit'>> {
  const { entity, entity_id, staff, from, to } = asked
  const where = and(
    entity === undefined ? undefined : eq(auditLog.entity, entity),
    entity_id === undefined ? undefined : eq(auditLog.entity_id, entity_id),
    staff === undefined ? undefined : eq(auditLog.staff_id, staff),
    from === undefined ? undefined : gte(auditLog.at, startOf(from)),
    to === undefined ? undefined : lt(auditLog.at, new Date(startOf(to).getTime() + dayMs)),
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
    names: await namesIn(
      db,
      rows.flatMap(({ before, after }) => [before, after]),
    ),
    pagination: pagination(total?.count ?? 0, page, perPage),
  }
}

/** All present and former staff, by name. */
export async function auditPeople({
  db,
}: AllowedContext<'audit.read'>): Promise<AdminAnswer<'auditPeople'>['data']> {
  return db
    .select({ id: colleagues.id, name: colleagues.name })
    .from(colleagues)
    .orderBy(asc(colleagues.name), asc(colleagues.id))
}

function startOf(day: string): Date {
  return instantOf(`${day} 00:00`, agencyZone)
}

const tables = { agent: agents, city: cities, area: areas }
const kindOf: Readonly<Record<string, keyof typeof tables>> = {
  agent_id: 'agent',
  agentId: 'agent',
  owner_id: 'agent',
  city_id: 'city',
  area_id: 'area',
}

/** The names of the agents, cities and areas whose IDs are in these states. */
async function namesIn(db: Db, states: readonly unknown[]): Promise<AuditNames> {
  const named = states.flatMap((state) =>
    Object.entries(Object(state)).flatMap(([key, id]) => {
      const kind = kindOf[key]
      return kind && Number.isSafeInteger(id) ? [{ kind, id: Number(id) }] : []
    }),
  )
  const byKind = Map.groupBy(named, ({ kind }) => kind)
  const found = await Promise.all(
    Array.from(byKind, async ([kind, of]) => {
      const table = tables[kind]
      const ids = [...new Set(of.map(({ id }) => id))]
      const rows = await db
        .select({ id: table.id, name: table.name })
        .from(table)
        .where(inArray(table.id, ids))
      return rows.map((row) => ({ kind, ...row }))
    }),
  )
  return found.flat()
}
