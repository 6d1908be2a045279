/** How records are saved: versions, an archive, an order, the audit log. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { LastSaved } from '#contract/admin/collection.ts'
import type { Db } from '#db/client.ts'
import { auditLog } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { audit } from '../audit/index.ts'
import type { StaffContext } from '../context.ts'
import { Conflict, NotFound } from '../errors.ts'

export type RecordState = { id: number; version: number; archived: boolean }

/** Where the records of a collection are: `Item` is what is read, `Fields` what is written. */
export type RecordStore<Item extends RecordState, Fields> = {
  table: PgTable
  find(db: Db, id: number): Promise<Item | undefined>
  /** Returns the id of the new record. @throws Invalid for a value that refers to nothing */
  insert(tx: Db, fields: Fields): Promise<number>
  /** @throws Invalid for a value that refers to nothing */
  update(tx: Db, id: number, fields: Fields, before: Item): Promise<void>
  /** How a record is archived and brought back; an `archived_at` unless said otherwise. */
  archive?: (isArchived: boolean) => SQL
}

/** A store with the name of its records in the audit log, such as 'cover'. */
type Records<Item extends RecordState, Fields> = RecordStore<Item, Fields> & { entity: string }

/** A record in the version that the editor saw. */
export type Seen = { id: number; version: number }

export type Saved<Item> = Item & { last_saved: LastSaved }

/** @throws NotFound for an unknown id */
export async function showRecord<Item extends RecordState, Fields>(
  { db }: StaffContext,
  records: Records<Item, Fields>,
  id: number,
): Promise<Saved<Item>> {
  const [item, last_saved] = await Promise.all([found(db, records, id), lastSaved(db, records.entity, id)])
  return { ...item, last_saved }
}

export async function createRecord<Item extends RecordState, Fields>(
  { db, actor }: StaffContext,
  records: Records<Item, Fields>,
  fields: Fields,
): Promise<Saved<Item>> {
  const { entity } = records
  return db.transaction(async (tx) => {
    const id = await records.insert(tx, fields)
    const after = await found(tx, records, id)
    await audit(tx, actor, { action: 'create', entity, entityId: id, before: null, after })
    return { ...after, last_saved: await lastSaved(tx, entity, id) }
  })
}

/**
 * Saves all fields of a record, unless it was saved since `version` was read: unseen changes are not
 * overwritten.
 * @throws NotFound for an unknown id, Conflict for a version that is not the newest
 */
export async function changeRecord<Item extends RecordState, Fields>(
  ctx: StaffContext,
  records: Records<Item, Fields>,
  { id, version, fields }: Seen & { fields: Fields },
): Promise<Saved<Item>> {
  return changed(ctx, records, id, 'change', async (tx, before) => {
    if (before.version !== version) throw new Conflict(overtaken)
    await records.update(tx, id, fields, before)
  })
}

export const overtaken = t.savedSince

/** @throws NotFound for an unknown id */
export async function archiveRecord<Item extends RecordState, Fields>(
  ctx: StaffContext,
  records: Records<Item, Fields>,
  { id, archived }: { id: number; archived: boolean },
): Promise<Saved<Item>> {
  const { table, archive = archivedAt } = records
  return changed(ctx, records, id, archived ? 'archive' : 'restore', async (tx) => {
    await tx.execute(sql`update ${table} set ${archive(archived)} where id = ${id}`)
  })
}

function archivedAt(isArchived: boolean): SQL {
  return sql`archived_at = ${isArchived ? sql`now()` : null}`
}

/** Puts records in the order of `ids`; the others keep theirs, behind. */
export async function orderRecords(
  { db, actor }: StaffContext,
  { entity, table }: { entity: string; table: PgTable },
  ids: readonly number[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${entity}`}, 0))`)
    const before = await inOrder(tx, table)
    await tx.execute(sql`
      update ${table} as record set position = ordered.at
      from (
        select id, row_number() over (
          order by array_position(array[${sql.join([...ids], sql`, `)}]::int[], id) nulls last, position, id) as at
        from ${table}) as ordered
      where ordered.id = record.id and record.position <> ordered.at`)
    const after = { ids: await inOrder(tx, table) }
    await audit(tx, actor, { action: 'order', entity, entityId: null, before: { ids: before }, after })
  })
}

async function inOrder(tx: Db, table: PgTable): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id from ${table} order by position, id`)
  return rows.map(({ id }) => id)
}

async function changed<Item extends RecordState, Fields>(
  { db, actor }: StaffContext,
  records: Records<Item, Fields>,
  id: number,
  action: string,
  write: (tx: Db, before: Item) => Promise<void>,
): Promise<Saved<Item>> {
  const { entity, table } = records
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${entity} ${id}`}, 0))`)
    const before = await found(tx, records, id)
    await write(tx, before)
    await tx.execute(sql`update ${table} set version = version + 1 where id = ${id}`)
    const after = await found(tx, records, id)
    await audit(tx, actor, { action, entity, entityId: id, before, after })
    return { ...after, last_saved: await lastSaved(tx, entity, id) }
  })
}

async function found<Item extends RecordState, Fields>(db: Db, records: Records<Item, Fields>, id: number) {
  const item = await records.find(db, id)
  if (!item) throw new NotFound(t.gone)
  return item
}

/** Who saved a record last, according to the audit log. */
export async function lastSaved(db: Db, entity: string, id: number): Promise<LastSaved> {
  const [entry] = await db
    .select({ by: auditLog.staff_name, at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entity_id, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return entry ? { by: entry.by, at: entry.at.toISOString() } : null
}
