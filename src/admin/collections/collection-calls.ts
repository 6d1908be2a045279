import type { Collection } from '#contract/admin/collections.ts'
import type { AdminCall } from '#contract/admin/endpoints.ts'
import { type AdminInput, call } from '../call.ts'
import { forgetLookups } from '../lookups.ts'
import type { VersionedRecord } from './content-type.ts'

/** Those that take something else bring calls of their own. */
type Usual<Verb extends 'create' | 'change' | 'order'> = Exclude<
  Extract<Collection['names'][Verb], AdminCall>,
  'createProjectVideo' | 'changeProjectVideo'
>

/** The calls of a collection by action; lookup lists reload after a change. */
export function collectionApi({ names }: Collection) {
  return {
    list: (signal: AbortSignal) => call(names.list, { signal }),
    show: (id: number, signal?: AbortSignal) =>
      call(names.show, { params: { id }, ...(signal && { signal }) }),
    create: (fields: object) =>
      call(usual<'create'>(names.create), { body: asBody<Usual<'create'>>(fields) }),
    change: ({ id, version }: VersionedRecord, fields: object) =>
      call(usual<'change'>(names.change), {
        params: { id },
        body: asBody<Usual<'change'>>({ ...fields, version }),
      }),
    archive: (id: number, archived: boolean) => call(names.archive, { params: { id }, body: { archived } }),
    order: (ids: number[]) => call(usual<'order'>(names.order), { body: { ids } }),
  }
}

/** What was saved may be chosen elsewhere from now on. */
export async function saved<Result>(work: Promise<Result>): Promise<Result> {
  const result = await work
  forgetLookups()
  return result
}

/** Asked only of collections that have the call. */
function usual<Verb extends 'create' | 'change' | 'order'>(name: Collection['names'][Verb]): Usual<Verb> {
  return name as Usual<Verb>
}

/** What the schema of a collection gave is what its calls take; for TypeScript it could be another's. */
function asBody<Name extends AdminCall>(fields: object): NonNullable<AdminInput<Name>['body']> {
  return fields as NonNullable<AdminInput<Name>['body']>
}
