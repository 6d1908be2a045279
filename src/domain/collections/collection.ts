/**
 * The actions of staff on the records of a collection, from its declaration in the contract and its storage.
 */
import type { z } from 'zod'
import type { Permission } from '#contract/permissions.ts'
import type { Db } from '#db/client.ts'
import { refusedAs } from '#db/violates-constraint.ts'
import type { AllowedContext } from '../context.ts'
import type { Invalid } from '../errors.ts'
import {
  archiveRecord,
  changeRecord,
  createRecord,
  orderRecords,
  type RecordState,
  type RecordStore,
  type Seen,
  showRecord,
} from './save-record.ts'

/** The part of a declaration that the domain reads (contract/admin/collection.ts). */
export type Declared = {
  one: string
  permission: Permission
  fields: z.ZodObject
  row: z.ZodType
  record: z.ZodType<RecordState & { last_saved: unknown }>
}

export type FieldsOf<Of extends Declared> = z.output<Of['fields']>
export type RowOf<Of extends Declared> = z.output<Of['row']>
export type ItemOf<Of extends Declared> = Omit<z.output<Of['record']>, 'last_saved'> & RecordState

export type CollectionStore<Of extends Declared> = RecordStore<ItemOf<Of>, FieldsOf<Of>> & {
  /** All records in the order of the list, archived ones as well. */
  list(db: Db): Promise<RowOf<Of>[]>
  /** The error when the database refuses a record, by the name of the constraint. */
  refusals?: Readonly<Record<string, () => Invalid>>
}

/**
 * The verbs of a collection, as values: `list`, `show`, `create`, `change`, `archive`, `order`. Each takes the
 * collection's permission; what is saved is in the audit log.
 * @throws NotFound for an unknown id, Conflict for a version that is not the newest,
 * Invalid for what the store refuses
 */
export function collection<const Of extends Declared>(contract: Of, store: CollectionStore<Of>) {
  const { one: entity } = contract
  type Ctx = AllowedContext<Of['permission']>
  const { list, refusals = {}, ...stored } = store
  const records = { ...stored, entity }
  return {
    contract,
    async list({ db }: Ctx) {
      return list(db)
    },
    async show(ctx: Ctx, { id }: { id: number }) {
      return showRecord(ctx, records, id)
    },
    async create(ctx: Ctx, fields: FieldsOf<Of>) {
      return refusedAs(createRecord(ctx, records, fields), refusals)
    },
    async change(ctx: Ctx, change: Seen & { fields: FieldsOf<Of> }) {
      return refusedAs(changeRecord(ctx, records, change), refusals)
    },
    async archive(ctx: Ctx, change: { id: number; archived: boolean }) {
      return archiveRecord(ctx, records, change)
    },
    async order(ctx: Ctx, { ids }: { ids: readonly number[] }) {
      return orderRecords(ctx, records, ids)
    },
  }
}
