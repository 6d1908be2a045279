/** What a kind of thing must say of itself so that it can be listed, edited and archived like all others. */
import type { ComponentType } from 'react'
import type { FieldSpec, Values } from './field-spec.ts'

/** What every answer about such a thing says, whatever else it does. */
export type Kept = {
  id: number
  version: number
  archived: boolean
  lastSaved: { by: string; at: string } | null
  /** Of a film: the call that changes it names its project. */
  projectID?: number
}

/** A group of fields under a heading. */
export type Section = { title: string; text?: string; fields: readonly FieldSpec[] }

export type Words = {
  /** Below /admin, where its list is; each lies below that by its number. */
  path: string
  /** 'cover', in the middle of a sentence. */
  one: string
  /** 'Covers', the heading of its list. */
  many: string
  /** What is told when it was saved, and when it could not be; its own words unless the specification has some. */
  toasts?: { created: string; changed: string; notCreated: string; notChanged: string }
  /** For what the public site does not show: what is said of an empty list, and of one in the archive. */
  offSite?: { empty: string; archived: string }
}

export type Kind = Words & {
  sections: readonly Section[]
  /** What the form shows below its fields: a preview, numbers. */
  More?: ComponentType<{ item: Kept | undefined; values: Values }>
  /** What the form of a new one holds. */
  empty: () => Values
  nameOf: (values: Values) => string
  /** Where the public site shows it, if it does. */
  onSite?: (item: Kept, values: Values) => string
  /** What is wrong with the values, by the way to each. */
  check: (values: Values) => Readonly<Record<string, string>>
  show: (id: number) => Promise<Kept>
  /** These take values that `check` finds nothing wrong with. */
  create: (values: Values) => Promise<Kept>
  change: (item: Kept, values: Values) => Promise<Kept>
  archive: (id: number, archived: boolean) => Promise<unknown>
  /** Deleting changes other things as well, which bringing it back does not undo. */
  isFinal?: true
}

/** Where the form of one is, below /admin; without a number that of a new one. */
export function pathOf({ path }: Pick<Words, 'path'>, id?: number): string {
  return `${path}/${id ?? 'new'}`
}

/** What is said of one that was brought back from the archive. */
export function backOf({ offSite }: Pick<Words, 'offSite'>): string {
  return offSite ? 'back' : 'back on the site'
}

/** 'Add an event': what the button of a list and the command palette say. */
export function addLabel({ one }: Pick<Words, 'one'>): string {
  return `Add ${/^[aeio]/i.test(one) ? 'an' : 'a'} ${one}`
}
