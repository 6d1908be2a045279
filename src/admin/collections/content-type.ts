/** What lists and forms know of a content type. */
import type { ComponentType } from 'react'
import { adminCollections as t } from '#messages/admin.ts'
import type { FieldSpec, Values } from './field-spec.ts'

/** What every record has beside its fields. */
export type VersionedRecord = {
  id: number
  version: number
  archived: boolean
  lastSaved: { by: string; at: string } | null
  /** Of a film: the call that changes it names its project. */
  projectID?: number
}

/** A group of fields under a heading. */
export type Section = { title: string; text?: string; fields: readonly FieldSpec[] }

export type ContentTypeNames = {
  /** Where its list is, below /admin; a record has its id below that. */
  path: string
  /** 'cover', in the middle of a sentence. */
  one: string
  /** 'Covers', the heading of its list. */
  many: string
  /** Messages after saving, where the specification fixes them. */
  toasts?: { created: string; changed: string; notCreated: string; notChanged: string }
  /** For what the public site does not show: the texts of an empty list, and of a record in the archive. */
  offSite?: { empty: string; archived: string }
}

export type ContentType = ContentTypeNames & {
  sections: readonly Section[]
  /** What the form shows below its fields: a preview, numbers. */
  More?: ComponentType<{ item: VersionedRecord | undefined; values: Values }>
  /** What the form of a new one holds. */
  empty: () => Values
  nameOf: (values: Values) => string
  /** Where the public site shows it, if it does. */
  onSite?: (item: VersionedRecord, values: Values) => string
  /** What is wrong with the values, by the path of each. */
  check: (values: Values) => Readonly<Record<string, string>>
  show: (id: number) => Promise<VersionedRecord>
  /** These take values that `check` finds nothing wrong with. */
  create: (values: Values) => Promise<VersionedRecord>
  change: (item: VersionedRecord, values: Values) => Promise<VersionedRecord>
  archive: (id: number, archived: boolean) => Promise<unknown>
  /** Deleting changes other things as well, which bringing it back does not undo. */
  isFinal?: true
}

/** Where the form of a record is, below /admin; without an id that of a new one. */
export function recordPath({ path }: Pick<ContentTypeNames, 'path'>, id?: number): string {
  return `${path}/${id ?? 'new'}`
}

/** 'Add event': the text of a list's button and of its command in the palette. */
export function addLabel({ one }: Pick<ContentTypeNames, 'one'>): string {
  return t.add({ one })
}
