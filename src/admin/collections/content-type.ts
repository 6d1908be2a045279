/** What a kind of thing must say of itself so that it can be listed, edited and archived like all others. */
import type { ComponentType } from 'react'
import type { z } from 'zod'
import { messagesByPath } from '#contract/admin/fields.ts'
import { forgetLookups } from '../lookups.ts'
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

type Calls<Schema extends z.ZodType> = {
  schema: Schema
  show: (id: number) => Promise<{ data: Kept }>
  create: (fields: z.output<Schema>) => Promise<{ data: Kept }>
  change: (item: Kept, fields: z.output<Schema>) => Promise<{ data: Kept }>
}

/** Where the form of one is, below /admin; without a number that of a new one. */
export function pathOf({ path }: Pick<Words, 'path'>, id?: number): string {
  return `${path}/${id ?? 'new'}`
}

/** What is said of one that was brought back from the archive. */
export function backOf({ offSite }: Pick<Words, 'offSite'>): string {
  return offSite ? 'back' : 'back on the site'
}

/** A kind from its schema in the contract and the calls that take what the schema gives. */
export function kindOf<Schema extends z.ZodType>({
  schema,
  show,
  create,
  change,
  archive,
  ...kind
}: Calls<Schema> & Omit<Kind, 'check' | 'show' | 'create' | 'change'>): Kind {
  const saved = async <Answer>(work: Promise<Answer>) => {
    const answer = await work
    forgetLookups()
    return answer
  }
  return {
    ...kind,
    check: (values) => messagesByPath(schema.safeParse(values).error?.issues ?? []),
    show: async (id) => (await show(id)).data,
    create: async (values) => (await saved(create(schema.parse(values)))).data,
    change: async (item, values) => (await saved(change(item, schema.parse(values)))).data,
    archive: (id, archived) => saved(archive(id, archived)),
  }
}
