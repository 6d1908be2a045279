/** What every kind of thing has in common that editors keep: versions, an archive, an order, the audit log. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { LastSaved } from '#contract/admin/versioned-record.ts'
import type { Db } from '#db/client.ts'
import { auditLog } from '#db/schema/index.ts'
import type { Staff } from '../access/allow.ts'
import { audit } from '../audit/audit.ts'
import { Conflict, NotFound } from '../errors.ts'

type State = { id: number; version: number; archived: boolean }

/** A kind of thing: `Fields` is what is written, `Item` what is read. */
export type Kept<Item extends State, Fields> = {
  /** The word of the audit log, such as 'cover'. */
  entity: string
  table: PgTable
  find(db: Db, id: number): Promise<Item | undefined>
  /** Gives the id of the new one. @throws Invalid for a value that stands for nothing */
  insert(tx: Db, fields: Fields): Promise<number>
  /** @throws Invalid for a value that stands for nothing */
  update(tx: Db, id: number, fields: Fields, before: Item): Promise<void>
  /** How it is taken off the site and brought back; an `archived_at` unless said. */
  archive?: (isArchived: boolean) => SQL
}

/** A thing in the state in which somebody saw it. */
export type Seen = { id: number; version: number }

export type Saved<Item> = Item & { last_saved: LastSaved }

/** @throws NotFound for an unknown id */
export async function showRecord<Item extends State, Fields>(
  db: Db,
  kept: Kept<Item, Fields>,
  id: number,
): Promise<Saved<Item>> {
  const [item, last_saved] = await Promise.all([found(db, kept, id), lastSaved(db, kept.entity, id)])
  return { ...item, last_saved }
}

export async function createRecord<Item extends State, Fields>(
  db: Db,
  by: Staff,
  kept: Kept<Item, Fields>,
  fields: Fields,
): Promise<Saved<Item>> {
  return db.transaction(async (tx) => {
    const id = await kept.insert(tx, fields)
    const after = await found(tx, kept, id)
    await audit(tx, by, { action: 'create', entity: kept.entity, entityId: id, before: null, after })
    return { ...after, last_saved: await lastSaved(tx, kept.entity, id) }
  })
}

/**
 * Saves the whole of a thing, unless somebody else did since `version` was read: nobody overwrites what they have
 * not seen.
 * @throws NotFound for an unknown id, Conflict for a version that is not the newest
 */
export async function updateRecord<Item extends State, Fields>(
  db: Db,
  by: Staff,
  kept: Kept<Item, Fields>,
  { id, version }: Seen,
  fields: Fields,
): Promise<Saved<Item>> {
  return changed(db, by, kept, id, 'change', async (tx, before) => {
    if (before.version !== version) throw new Conflict(overtaken)
    await kept.update(tx, id, fields, before)
  })
}

export const overtaken =
  'Somebody saved this after you opened it. Look at what changed, then save again: nothing of yours is lost.'

/** @throws NotFound for an unknown id */
export async function archiveRecord<Item extends State, Fields>(
  db: Db,
  by: Staff,
  kept: Kept<Item, Fields>,
  id: number,
  isArchived: boolean,
): Promise<Saved<Item>> {
  const set = kept.archive ?? ((archived) => sql`archived_at = ${archived ? sql`now()` : null}`)
  return changed(db, by, kept, id, isArchived ? 'archive' : 'restore', async (tx) => {
    await tx.execute(sql`update ${kept.table} set ${set(isArchived)} where id = ${id}`)
  })
}

/** Puts things into the order of `ids`; those that are not named keep theirs, behind. */
export async function orderRecords(
  db: Db,
  by: Staff,
  { entity, table }: Pick<Kept<State, never>, 'entity' | 'table'>,
  ids: readonly number[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${entity}`}, 0))`)
    const before = await inOrder(tx, table)
    await tx.execute(sql`
      update ${table} as kept set position = ordered.at
      from (
        select id, row_number() over (
          order by array_position(array[${sql.join([...ids], sql`, `)}]::int[], id) nulls last, position, id) as at
        from ${table}) as ordered
      where ordered.id = kept.id and kept.position <> ordered.at`)
    const after = { ids: await inOrder(tx, table) }
    await audit(tx, by, { action: 'order', entity, entityId: null, before: { ids: before }, after })
  })
}

async function inOrder(tx: Db, table: PgTable): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id from ${table} order by position, id`)
  return rows.map(({ id }) => id)
}

async function changed<Item extends State, Fields>(
  db: Db,
  by: Staff,
  kept: Kept<Item, Fields>,
  id: number,
  action: string,
  write: (tx: Db, before: Item) => Promise<void>,
): Promise<Saved<Item>> {
  const { entity, table } = kept
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${entity} ${id}`}, 0))`)
    const before = await found(tx, kept, id)
    await write(tx, before)
    await tx.execute(sql`update ${table} set version = version + 1 where id = ${id}`)
    const after = await found(tx, kept, id)
    await audit(tx, by, { action, entity, entityId: id, before, after })
    return { ...after, last_saved: await lastSaved(tx, entity, id) }
  })
}

async function found<Item extends State, Fields>(db: Db, kept: Kept<Item, Fields>, id: number) {
  const item = await kept.find(db, id)
  if (!item) throw new NotFound('There is nothing with this number, or not any more.')
  return item
}

/** Who saved a thing last, as the audit log has it. */
export async function lastSaved(db: Db, entity: string, id: number): Promise<LastSaved> {
  const [entry] = await db
    .select({ by: auditLog.staff_name, at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entity_id, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return entry ? { by: entry.by, at: entry.at.toISOString() } : null
}
