/** How a call of the back office is answered: who asks, whether they may, what they sent; then the verb. */
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { fieldMessages } from '#contract/api-errors.ts'
import {
  type OfficeAnswer,
  type OfficeCall,
  type OfficeEndpoint,
  officeEndpoints,
} from '#contract/office/endpoints.ts'
import { messagesByPath } from '#contract/office/fields.ts'
import type { Systems } from '#contract/systems.ts'
import { Invalid, NotFound, Unauthorised } from '#domain/errors.ts'
import { removeUnused } from '#domain/files/remove-unused.ts'
import { allow, type Staff } from '#domain/staff/allow.ts'
import type { Door, Visit } from '#domain/staff/door.ts'
import { mustHaveSecondFactor } from '#domain/staff/second-factor.ts'
import { readJsonBody } from '../body.ts'
import { mustBeOwnSite } from '../same-site.ts'
import { readUploadForm, type UploadStore } from '../upload-form.ts'

type Part<Name extends OfficeCall, Key extends 'params' | 'query' | 'body'> =
  (typeof officeEndpoints)[Name] extends Record<Key, infer Schema extends z.ZodType>
    ? z.output<Schema>
    : undefined

export type OfficeInput<Name extends OfficeCall> = {
  params: Part<Name, 'params'>
  query: Part<Name, 'query'>
  body: Part<Name, 'body'>
  headers: Headers
  /** For calls that take a file: its bytes as they come. */
  file: AsyncIterable<Uint8Array>
  door: Door
  /** Cookies that the answer sets are pushed here. */
  cookies: string[]
}

/** Who asks: nobody in particular for calls that are made before signing in. */
type Asker<Name extends OfficeCall> = (typeof officeEndpoints)[Name]['allowed'] extends 'nobody'
  ? { by: Staff | undefined; visit: Visit | undefined }
  : { by: Staff; visit: Visit }

/** A file that is sent, for calls that send one; else what the contract says. */
type Answered<Name extends OfficeCall> = (typeof officeEndpoints)[Name] extends { sends: string }
  ? Response
  : OfficeAnswer<Name>

export type OfficeParts = {
  door: () => Promise<Door>
  bodyLimitBytes: number
  systems: Systems
  /** Where the files of forms go. */
  uploads: UploadStore
}

export function mountOfficeCall<Name extends OfficeCall>(
  app: Hono,
  parts: OfficeParts,
  name: Name,
  answer: (input: OfficeInput<Name> & Asker<Name>) => Promise<Answered<Name>>,
): void {
  const endpoint: OfficeEndpoint = officeEndpoints[name]
  if (endpoint.system && !parts.systems[endpoint.system]) return
  app.on(endpoint.method, endpoint.path, async (context) => {
    const { headers } = context.req.raw
    if (endpoint.method !== 'GET') mustBeOwnSite(context.req.raw)
    const door = await parts.door()
    const visit = await admitted(door, headers, endpoint)
    const cookies: string[] = []
    const stored: string[] = []
    const file = context.req.raw.body ?? nothing()
    const result = await orTakenBack(parts.uploads, stored, async () => {
      const body = endpoint.body && (await readBody(endpoint, context.req.raw, parts, stored))
      const input = { ...readInput<Name>(endpoint, context, body), headers, file, door, cookies }
      return answer({ ...input, ...asAsker<Name>(visit) })
    })
    const answered = result instanceof Response ? result : Response.json(result)
    answered.headers.set('cache-control', 'no-store')
    for (const cookie of cookies) answered.headers.append('set-cookie', cookie)
    return answered
  })
}

/** Of a form that nothing comes of, no file is left. */
async function orTakenBack<Result>(
  uploads: UploadStore,
  stored: readonly string[],
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    await removeUnused(uploads, stored)
    throw error
  }
}

function readBody(
  { form }: OfficeEndpoint,
  request: Request,
  { uploads, bodyLimitBytes }: OfficeParts,
  stored: string[],
) {
  return form ? readUploadForm(request, form, uploads, stored) : readJsonBody(request, bodyLimitBytes)
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** Whoever was admitted to a call that nobody else may make is somebody. */
function asAsker<Name extends OfficeCall>(visit: Visit | undefined): Asker<Name> {
  return { by: visit?.staff, visit } as Asker<Name>
}

/** Refused before anything is read, so that nobody learns what a call would take. */
async function admitted(
  door: Door,
  headers: Headers,
  { allowed, beforeSecondFactor }: OfficeEndpoint,
): Promise<Visit | undefined> {
  const visit = await door.who(headers)
  if (allowed === 'nobody') return visit
  if (!visit) throw new Unauthorised('Please sign in.')
  if (!beforeSecondFactor) mustHaveSecondFactor(visit)
  if (allowed !== 'staff') allow(visit.staff, allowed)
  return visit
}

/** The schemas give what `Part` reads off them; TypeScript cannot follow that through the table of endpoints. */
function readInput<Name extends OfficeCall>(
  { params, query, body: schema }: OfficeEndpoint,
  { req }: Context,
  body: object | undefined,
): Pick<OfficeInput<Name>, 'params' | 'query' | 'body'> {
  const known = params?.safeParse(req.param())
  if (known && !known.success) throw new NotFound('There is nothing at this address.')
  const given = Object.fromEntries(Object.entries(req.query()).filter(([, text]) => text.trim() !== ''))
  return {
    params: known?.data,
    query: query && checked(query, given),
    body: schema && checked(schema, body),
  } as Pick<OfficeInput<Name>, 'params' | 'query' | 'body'>
}

function checked(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { issues } = result.error
  // Of a list each value that is refused has its own message, and the list has the first of them.
  throw new Invalid({ ...messagesByPath(issues), ...fieldMessages(issues) })
}
