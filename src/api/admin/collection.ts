import type { Hono } from 'hono'
import type { Collection } from '#contract/admin/collections.ts'
import { type AdminAnswer, type AdminCall, adminEndpoints } from '#contract/admin/endpoints.ts'
import type { Permission } from '#contract/permissions.ts'
import { allow } from '#domain/access/index.ts'
import type { AllowedContext } from '#domain/context.ts'
import type { AdminContext } from '../context.ts'
import { type AdminInput, type AdminParts, mountAdminCall } from './call.ts'

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
 * What answers the calls of a collection that takes the permission `Needed`. They are methods, so that each collection
 * may take its own fields: what a call was sent is what the contract of the same collection says. A verb that takes
 * another permission than the collection has does not compile.
 */
type VerbsWith<Needed extends Permission> = {
  contract: Extract<Collection, { permission: Needed }>
  /** Left out, as is `create`, where the call is another one and has a handler of its own. */
  list?(ctx: Ctx<Needed>): Data<Call<'list'>>
  show(ctx: Ctx<Needed>, input: Params<Call<'show'>>): Data<Call<'show'>>
  create?(ctx: Ctx<Needed>, fields: Body<Call<'create'>>): Data<Call<'create'>>
  change(ctx: Ctx<Needed>, input: Change): Data<Call<'change'>>
  archive(ctx: Ctx<Needed>, input: Params<Call<'archive'>> & Body<Call<'archive'>>): Data<Call<'archive'>>
  order(ctx: Ctx<Needed>, input: Body<Call<'order'>>): Promise<void>
}
type Ctx<Needed extends Permission> = AllowedContext<Needed, 'db' | 'queue' | 'push'>

/** Mounts all calls that a collection has in the table of endpoints. */
export function mountCollection<Needed extends Collection['permission']>(
  app: Hono,
  parts: AdminParts,
  verbs: VerbsWith<Needed>,
): void {
  const { names, permission } = verbs.contract
  const { list, create } = verbs
  // For TypeScript a call of this collection could be another's, which takes another permission.
  const within = (ctx: AdminContext) => ({ ...ctx, actor: allow<Needed>(ctx.actor, permission) })
  if (list) mountAdminCall(app, parts, names.list, ({ ctx }) => answer(list(within(ctx))))
  mountAdminCall(app, parts, names.show, ({ ctx, params }) => answer(verbs.show(within(ctx), params)))
  if (create && isCall(names.create)) {
    mountAdminCall(app, parts, names.create, ({ ctx, body }) => answer(create(within(ctx), body)))
  }
  mountAdminCall(app, parts, names.change, ({ ctx, params, body: { version, ...fields } }) =>
    answer(verbs.change(within(ctx), { ...params, version, fields })),
  )
  mountAdminCall(app, parts, names.archive, ({ ctx, params, body }) =>
    answer(verbs.archive(within(ctx), { ...params, ...body })),
  )
  if (isCall(names.order)) {
    mountAdminCall(app, parts, names.order, async ({ ctx, body }) => {
      await verbs.order(within(ctx), body)
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
