import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { mustBeStored } from '../files/index.ts'
import { collection, type Declared, type FieldsOf, type ItemOf, type RowOf } from './collection.ts'
import { insertedId, isArchived } from './record-columns.ts'
import type { RecordStore } from './save-record.ts'

/** A table with a column for each field, and those of `edited()` (db/schema/columns.ts). */
type TableOf<Of extends Declared> = PgTable & {
  id: PgColumn
  version: PgColumn
  archived_at: PgColumn
  $inferSelect: FieldsOf<Of>
}

type Options<Of extends Declared, Table extends TableOf<Of>> = Pick<
  RecordStore<ItemOf<Of>, FieldsOf<Of>>,
  'archive'
> & {
  table: Table
  orderBy: readonly SQL[]
  /** The fields that hold the address of an uploaded picture. */
  pictures?: ReadonlyArray<keyof FieldsOf<Of> & string>
  /** Columns that are returned beside the fields. */
  more?: Readonly<Record<Exclude<keyof ItemOf<Of>, keyof FieldsOf<Of> | 'id' | 'version' | 'archived'>, SQL>>
  /** Columns that are set with the fields of a new record. */
  onInsert?: () => Partial<Record<keyof Table['$inferInsert'], unknown>>
  /** The same for one that was changed. */
  onUpdate?: (
    fields: FieldsOf<Of>,
    before: ItemOf<Of>,
  ) => Partial<Record<keyof Table['$inferInsert'], unknown>>
  /** @throws Invalid for a value that refers to nothing */
  check?: (tx: Db, fields: FieldsOf<Of>, before: ItemOf<Of> | undefined) => Promise<void>
  /** The rows of the list, where they are more than the fields of the records. */
  rowsOf?: (db: Db, items: ItemOf<Of>[]) => Promise<RowOf<Of>[]>
}

/** A collection whose records are the rows of one table. */
export function tableCollection<const Of extends Declared, Table extends TableOf<Of>>(
  contract: Of,
  { table, orderBy, pictures = [], more, onInsert, onUpdate, check, rowsOf, archive }: Options<Of, Table>,
) {
  const rows: PgTable = table
  const columns: Record<string, PgColumn> = getTableColumns(rows)
  const names = Object.keys(contract.fields.shape)
  const selected = {
    id: table.id,
    version: table.version,
    archived: isArchived(table.archived_at),
    ...Object.fromEntries(names.map((name) => [name, columns[name]])),
    ...more,
  }
  const mustHold = async (tx: Db, fields: FieldsOf<Of>, before: ItemOf<Of> | undefined) => {
    await check?.(tx, fields, before)
    for (const name of pictures) {
      const address = pictureIn(fields, name)
      if (address !== pictureIn(before, name)) await mustBeStored(tx, 'picture', { [name]: address })
    }
  }
  return collection(contract, {
    table,
    ...(archive && { archive }),
    async list(db) {
      const items = asItems<Of>(
        await db
          .select(selected)
          .from(rows)
          .orderBy(...orderBy),
      )
      return rowsOf ? rowsOf(db, items) : asRows<Of>(items)
    },
    async find(db, id) {
      return asItems<Of>(await db.select(selected).from(rows).where(eq(table.id, id)))[0]
    },
    async insert(tx, fields) {
      await mustHold(tx, fields, undefined)
      return insertedId(
        tx
          .insert(rows)
          .values({ ...fields, ...onInsert?.() })
          .returning({ id: sql<number>`${table.id}` }),
      )
    },
    async update(tx, id, fields, before) {
      await mustHold(tx, fields, before)
      await tx
        .update(rows)
        .set({ ...fields, ...onUpdate?.(fields, before) })
        .where(eq(table.id, id))
    },
  })
}

/**
 * `TableOf` demands a column of each field's type; Drizzle does not infer columns that are chosen by name.
 */
function asItems<Of extends Declared>(rows: readonly object[]): ItemOf<Of>[] {
  return rows as ItemOf<Of>[]
}

/** Where no `rowsOf` makes them, the rows of the list are the records. */
function asRows<Of extends Declared>(items: ItemOf<Of>[]): RowOf<Of>[] {
  return items as RowOf<Of>[]
}

function pictureIn(fields: object | undefined, name: string): string | null {
  const address: unknown = fields && Reflect.get(fields, name)
  return typeof address === 'string' ? address : null
}
