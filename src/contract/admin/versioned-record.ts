/** The calls that every kind of thing has that editors keep: list, show, create, change, archive, order. */
import { z } from 'zod'
import type { Permission } from '../permissions.ts'
import type { SystemName } from '../systems.ts'
import { changing, done, reading, writing } from './answers.ts'
import { id, idInPath } from './fields.ts'

/** What is known of every such thing beside its fields. */
export const keptState = {
  id: z.int(),
  version: z.int().describe('counts what was saved: send it back with a change'),
  archived: z.boolean(),
}

/** Who saved a thing last; null when nobody did in the admin app. */
export const LastSaved = z.object({ by: z.string(), at: z.string() }).nullable()
export type LastSaved = z.infer<typeof LastSaved>

/** Nobody overwrites a state that they have not seen. */
const version = z.int().positive()

type Kind<
  Path extends string,
  Needs extends Permission,
  Fields extends z.ZodRawShape,
  Row extends z.ZodType,
  Also extends z.ZodRawShape,
> = {
  /** The last part of the calls' path. */
  path: Path
  access: Needs
  /** As it is called in a sentence: 'a cover', and many of them. */
  one: string
  many: string
  fields: z.ZodObject<Fields, z.core.$strict>
  /** What a list says of each. */
  row: Row
  /** What is known of each beside its fields. */
  also?: Also
  /** Whose things they are: where that system is off, the calls are not there. */
  system?: SystemName
}

export function keptCalls<
  const Path extends string,
  const Needs extends Permission,
  Fields extends z.ZodRawShape,
  Row extends z.ZodType,
  Also extends z.ZodRawShape = Record<never, never>,
>({ path, access, one, many, fields, row, also, system }: Kind<Path, Needs, Fields, Row, Also>) {
  const item = z
    .object({ ...keptState, last_saved: LastSaved, ...fields.shape })
    .extend(also ?? noMore<Also>())
  const answer = z.object({ data: item })
  const all = `/api/admin/${path}` as const
  const each = `/api/admin/${path}/:id` as const
  const params = z.object({ id: idInPath })
  const of = system ? { system } : {}
  return {
    list: {
      ...of,
      method: 'GET',
      path: all,
      summary: `All ${many}, those in the archive as well.`,
      access,
      answer: z.object({ data: z.array(row) }),
      errors: reading,
    },
    show: {
      ...of,
      method: 'GET',
      path: each,
      summary: `${one}, with the version that a change must name.`,
      access,
      params,
      answer,
      errors: [...reading, 404],
    },
    create: {
      ...of,
      method: 'POST',
      path: all,
      summary: `Adds ${one.toLowerCase()}.`,
      access,
      body: fields,
      answer,
      errors: [...writing, 409],
    },
    change: {
      ...of,
      method: 'PUT',
      path: each,
      summary: `Changes ${one.toLowerCase()}; 409 when somebody saved it after the named version was read.`,
      access,
      params,
      body: fields.extend({ version }),
      answer,
      errors: changing,
    },
    archive: {
      ...of,
      method: 'POST',
      path: `${each}/archive` as const,
      summary: `Takes ${one.toLowerCase()} off the site, or brings it back.`,
      access,
      params,
      body: z.strictObject({ archived: z.boolean() }),
      answer,
      errors: changing,
    },
    order: {
      ...of,
      method: 'POST',
      path: `${all}/order` as const,
      summary: `Puts ${many} into an order; those that are not named come after.`,
      access,
      body: z.strictObject({ ids: z.array(id).min(1).max(2000) }),
      answer: done,
      errors: writing,
    },
  } as const
}

/** No further fields; TypeScript cannot see that a kind which names none has none. */
function noMore<Also extends z.ZodRawShape>(): Also {
  return {} as Also
}
