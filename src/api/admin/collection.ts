import type { Hono } from 'hono'
import type { Collection } from '#contract/admin/collections.ts'
import { type AdminAnswer, type AdminCall, adminEndpoints } from '#contract/admin/endpoints.ts'
import type { Staff } from '#domain/access/allow.ts'
import type { StaffContext } from '#domain/context.ts'
import type { WebhookSettings } from '#domain/webhooks/settings.ts'
import type { ApiContext } from '../context.ts'
import { type AdminInput, type AdminParts, mountAdminCall } from './call.ts'

type Ctx = StaffContext & { push: WebhookSettings }
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
export function mountCollection(
  app: Hono,
  parts: AdminParts,
  { db, config }: Pick<ApiContext, 'db' | 'config'>,
  verbs: Verbs,
): void {
  const { names } = verbs.contract
  const ctx = (by: Staff): Ctx => ({ db, push: config.push, actor: { kind: 'staff', ...by } })
  const { list, create } = verbs
  if (list) mountAdminCall(app, parts, names.list, ({ by }) => answer(list(ctx(by))))
  mountAdminCall(app, parts, names.show, ({ by, params }) => answer(verbs.show(ctx(by), params)))
  if (create && isCall(names.create)) {
    mountAdminCall(app, parts, names.create, ({ by, body }) => answer(create(ctx(by), body)))
  }
  mountAdminCall(app, parts, names.change, ({ by, params, body: { version, ...fields } }) =>
    answer(verbs.change(ctx(by), { ...params, version, fields })),
  )
  mountAdminCall(app, parts, names.archive, ({ by, params, body }) =>
    answer(verbs.archive(ctx(by), { ...params, ...body })),
  )
  if (isCall(names.order)) {
    mountAdminCall(app, parts, names.order, async ({ by, body }) => {
      await verbs.order(ctx(by), body)
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
