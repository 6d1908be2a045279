/** The calls that every collection of the admin app has, made of one declaration. */
import { z } from 'zod'
import type { Permission } from '../permissions.ts'
import type { SystemName } from '../systems.ts'
import { changing, done, reading, writing } from './answers.ts'
import { id, idInPath } from './fields.ts'

/** The fields that every record has beside its own. */
export const recordState = {
  id: z.int(),
  version: z.int().describe('The version of the record: send it with an update'),
  archived: z.boolean(),
}

/** Who saved a record last; null when no one has in the admin app. */
export const LastSaved = z.object({ by: z.string(), at: z.string() }).nullable()
export type LastSaved = z.infer<typeof LastSaved>

type Fields<Shape extends z.ZodRawShape> = z.ZodObject<Shape, z.core.$strict>

type Declaration<One, Many, Needs, Shape extends z.ZodRawShape, Row, More, Ordered> = {
  /** 'ad campaign': its name in the audit log, and in calls such as showAdCampaign. */
  one: One
  /** 'ad campaigns': makes the path /api/admin/ad-campaigns and the call listAdCampaigns. */
  many: Many
  permission: Needs
  fields: Fields<Shape>
  /** The schema of a list's rows; the record's fields unless given. */
  row?: Row
  /** Fields that an answer has beside the record's own. */
  more?: More
  /** Whether staff can order the records. */
  ordered?: Ordered
  /** Where this system is off, there are no calls. */
  system?: SystemName
}

/** The actions of a collection's calls. */
type Verb = 'list' | 'show' | 'create' | 'change' | 'archive' | 'order'

/**
 * Declares a collection: `calls` are its endpoints under their names, such as showCover, `names` maps each
 * action to its call's name, and `path` is the last part of their address.
 */
export function collection<
  const One extends string,
  const Many extends string,
  const Needs extends Permission,
  Shape extends z.ZodRawShape,
  Row extends z.ZodType = z.ZodObject<Shape & typeof recordState>,
  More extends z.ZodRawShape = Record<never, never>,
  const Ordered extends boolean = false,
>(declaration: Declaration<One, Many, Needs, Shape, Row, More, Ordered>) {
  const { one, many, permission, fields, ordered, system } = declaration
  const row = declaration.row ?? wholeRow<Row>(fields)
  const more = declaration.more ?? nothingMore<More>()
  const record = z.object({ ...recordState, last_saved: LastSaved, ...fields.shape, ...more })
  const path = kebabCase(many)
  return {
    one,
    many,
    path,
    permission,
    fields,
    row,
    /** The schema of one record in answers. */
    record,
    isOrdered: ordered === true,
    system,
    names: callNames(one, many),
    calls: named<ReturnType<typeof createCalls<Needs, Shape, Row, typeof record>>, One, Many, Ordered>(
      createCalls({ one, many, path, permission, fields, row, record, system }),
      declaration,
    ),
  }
}

function createCalls<
  Needs extends Permission,
  Shape extends z.ZodRawShape,
  Row extends z.ZodType,
  One extends z.ZodType,
>({
  one,
  many,
  path,
  permission: access,
  fields,
  row,
  record,
  system,
}: {
  one: string
  many: string
  path: string
  permission: Needs
  fields: Fields<Shape>
  row: Row
  record: One
  system: SystemName | undefined
}) {
  const answer = z.object({ data: record })
  const aRecord = `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
  const all = `/api/admin/${path}`
  const each = `${all}/:id`
  const params = z.object({ id: idInPath })
  const common = { access, ...(system && { system }) }
  return {
    list: {
      ...common,
      method: 'GET',
      path: all,
      summary: `List ${many}`,
      description: 'Includes archived records.',
      answer: z.object({ data: z.array(row) }),
      errors: reading,
    },
    show: {
      ...common,
      method: 'GET',
      path: each,
      summary: `Get ${aRecord}`,
      description: 'Includes the version to send with an update.',
      params,
      answer,
      errors: [...reading, 404],
    },
    create: {
      ...common,
      method: 'POST',
      path: all,
      summary: `Add ${aRecord}`,
      body: fields,
      answer,
      errors: [...writing, 409],
    },
    change: {
      ...common,
      method: 'PUT',
      path: each,
      summary: `Update ${aRecord}`,
      description: 'Returns 409 when the record was saved after the given version was read.',
      params,
      body: fields.extend({ version: z.int().positive() }),
      answer,
      errors: changing,
    },
    archive: {
      ...common,
      method: 'POST',
      path: `${each}/archive`,
      summary: `Archive or restore ${aRecord}`,
      description: 'Archiving removes the record from the site.',
      params,
      body: z.strictObject({ archived: z.boolean() }),
      answer,
      errors: changing,
    },
    order: {
      ...common,
      method: 'POST',
      path: `${all}/order`,
      summary: `Change the order of ${many}`,
      description: 'Records that are not listed follow the listed ones.',
      body: z.strictObject({ ids: z.array(id).min(1).max(2000) }),
      answer: done,
      errors: writing,
    },
  } as const
}

type NameOf<V extends Verb, One extends string, Many extends string> = `${V}${PascalCase<
  V extends 'list' | 'order' ? Many : One
>}`
type Names<One extends string, Many extends string> = { readonly [V in Verb]: NameOf<V, One, Many> }
type Named<Calls, One extends string, Many extends string, Ordered> = {
  readonly [V in keyof Calls & Verb as V extends 'order'
    ? Ordered extends true
      ? NameOf<V, One, Many>
      : never
    : NameOf<V, One, Many>]: Calls[V]
}

/** The computed names match the type; TypeScript does not compute names. */
function callNames<One extends string, Many extends string>(one: One, many: Many): Names<One, Many> {
  const [of, all] = [pascalCase(one), pascalCase(many)]
  return {
    list: `list${all}`,
    show: `show${of}`,
    create: `create${of}`,
    change: `change${of}`,
    archive: `archive${of}`,
    order: `order${all}`,
  } as Names<One, Many>
}

/** The calls under their names; TypeScript does not follow computed keys. */
function named<Calls extends Record<Verb, object>, One extends string, Many extends string, Ordered>(
  { order, ...calls }: Calls,
  { one, many, ordered }: { one: One; many: Many; ordered?: Ordered },
): Named<Calls, One, Many, Ordered> {
  const names: Readonly<Record<string, string>> = callNames(one, many)
  const all = Object.entries({ ...calls, ...(ordered && { order }) })
  return Object.fromEntries(all.map(([verb, call]) => [names[verb], call])) as Named<
    Calls,
    One,
    Many,
    Ordered
  >
}

/** `Row` is this one where a declaration names none. */
function wholeRow<Row extends z.ZodType>(fields: z.ZodObject): Row {
  return z.object({ ...fields.shape, ...recordState }) as z.ZodType as Row
}

/** `More` is empty where a declaration names none. */
function nothingMore<More extends z.ZodRawShape>(): More {
  return {} as More
}

type PascalCase<Text extends string> = Text extends `${infer Head} ${infer Tail}`
  ? `${Capitalize<Head>}${PascalCase<Tail>}`
  : Capitalize<Text>
type KebabCase<Text extends string> = Text extends `${infer Head} ${infer Tail}`
  ? `${Head}-${KebabCase<Tail>}`
  : Text

function pascalCase(text: string): string {
  return text.replace(/(?:^| )(.)/g, (_all, first: string) => first.toUpperCase())
}

/** The type tells what is replaced. */
function kebabCase<Text extends string>(text: Text): KebabCase<Text> {
  return text.replaceAll(' ', '-') as KebabCase<Text>
}
