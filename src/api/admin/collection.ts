import type { Hono } from 'hono'
import type { Collection } from '#contract/admin/collections.ts'
import { type AdminAnswer, type AdminCall, adminEndpoints } from '#contract/admin/endpoints.ts'
import type { StaffContext } from '#domain/context.ts'
import { type AdminInput, type AdminParts, mountAdminCall } from './call.ts'

type Ctx = StaffContext<'db' | 'push'>
/** The names of what all collections call so. */
type Call<Verb extends keyof Collection['names']> = Extract<Collection['names'][Verb], AdminCall>
type Params<Name extends AdminCall> = AdminInput<Name>['params']
type Body<Name extends AdminCall> = AdminInput<Name>['body']
type Data<Name extends AdminCall> = Promise<AdminAnswer<Name> extends { data: infer Data } ? Data : never>
type Change = Params<Call<'change'>> & {
  version: number | undefined
  fields: Omit<Body<Call<'change'>>, 'version'>
}

/**
 * What answers the calls of a collection. They are methods, so that each collection may take its own fields: what a
 * call was sent is what the contract of the same collection says.
 */
export type Verbs = {
  contract: Collection
  /** Left out, as is `create`, where the call is another one and has a handler of its own. */
  list?(ctx: Ctx): Data<Call<'list'>>
  show(ctx: Ctx, input: Params<Call<'show'>>): Data<Call<'show'>>
  create?(ctx: Ctx, fields: Body<Call<'create'>>): Data<Call<'create'>>
  change(ctx: Ctx, input: Change): Data<Call<'change'>>
  archive(ctx: Ctx, input: Params<Call<'archive'>> & Body<Call<'archive'>>): Data<Call<'archive'>>
  order(ctx: Ctx, input: Body<Call<'order'>>): Promise<void>
}

/** Mounts all calls that a collection has in the table of endpoints. */
export function mountCollection(app: Hono, parts: AdminParts, verbs: Verbs): void {
  const { names } = verbs.contract
  const { list, create } = verbs
  if (list) mountAdminCall(app, parts, names.list, ({ ctx }) => answer(list(ctx)))
  mountAdminCall(app, parts, names.show, ({ ctx, params }) => answer(verbs.show(ctx, params)))
  if (create && isCall(names.create)) {
    mountAdminCall(app, parts, names.create, ({ ctx, body }) => answer(create(ctx, body)))
  }
  mountAdminCall(app, parts, names.change, ({ ctx, params, body: { version, ...fields } }) =>
    answer(verbs.change(ctx, { ...params, version, fields })),
  )
  mountAdminCall(app, parts, names.archive, ({ ctx, params, body }) =>
    answer(verbs.archive(ctx, { ...params, ...body })),
  )
  if (isCall(names.order)) {
    mountAdminCall(app, parts, names.order, async ({ ctx, body }) => {
      await verbs.order(ctx, body)
      return { data: { done: true } }
    })
  }
}

/** The calls that not every collection has. */
function isCall(name: string): name is AdminCall {
  return Object.hasOwn(adminEndpoints, name)
}

/** What a verb gives is what the call of the same collection answers; for TypeScript it could be another's. */
async function answer<Name extends AdminCall>(data: Data<Name>): Promise<AdminAnswer<Name>> {
  return { data: await data } as AdminAnswer<Name>
}
