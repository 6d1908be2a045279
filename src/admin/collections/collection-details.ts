/** What the list and the form of a collection show: loaded when one of them is opened. */
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { Collection } from '#contract/admin/collections.ts'
import type { AdminCall } from '#contract/admin/endpoints.ts'
import type { Answer } from '../call.ts'
import type { Column } from '../components/data-table.tsx'
import type { ContentType, VersionedRecord } from './content-type.ts'

type Called<Name> = Answer<Extract<Name, AdminCall>>
export type FieldsOf<Of extends Collection = Collection> = z.output<Of['fields']>
/** Of any of several collections, too. */
type FieldName<Fields> = Fields extends unknown ? keyof Fields & string : never
export type ListOf<Of extends Collection = Collection> = Called<Of['names']['list']>
export type RowOf<Of extends Collection = Collection> =
  ListOf<Of> extends { data: ReadonlyArray<infer Row> } ? Row & { id: number; archived: boolean } : never
export type RecordOf<Of extends Collection = Collection> =
  Called<Of['names']['show']> extends { data: infer Item } ? Item & VersionedRecord : never

export type CollectionDetails<Of extends Collection = Collection> = Pick<
  ContentType,
  'sections' | 'empty' | 'onSite' | 'toasts' | 'offSite' | 'More' | 'isFinal'
> & {
  /** What the list is for, in a sentence. */
  text: string
  /** The field that a record is called by. */
  name: FieldName<FieldsOf<Of>>
  /** How it is written, where the field itself is no text to read, such as '2026-q3'. */
  nameText?: (name: string) => string
  /** The field with its picture in the list. */
  picture?: FieldName<FieldsOf<Of>>
  columns: ReadonlyArray<Column<RowOf<Of>>>
  /** Other things to do, at the top of the list. */
  actions?: ReactNode
  /** Shown below the list, and below the form of a saved record. */
  BelowList?: ComponentType<{ list: ListOf<Of> }>
  BelowForm?: ComponentType<{ record: RecordOf<Of> }>
  /** What the form checks, where that is more than the contract's schema. */
  schema?: z.ZodType<FieldsOf<Of>>
  /** For collections whose calls take something else than the fields. */
  create?: (fields: FieldsOf<Of>) => Promise<{ data: VersionedRecord }>
  change?: (record: VersionedRecord, fields: FieldsOf<Of>) => Promise<{ data: VersionedRecord }>
  /** Where deleting asks something first; `dialog` asks it. */
  useArchive?: () => { archive: ContentType['archive']; dialog: ReactNode }
}
