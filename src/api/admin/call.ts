/** How a call of the admin app is answered: sign-in, permission and input are checked, then the verb runs. */
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { AdminEndpoint } from '#contract/admin/endpoint.ts'
import { type AdminAnswer, type AdminCall, adminEndpoints } from '#contract/admin/endpoints.ts'
import { fieldMessages, messagesByPath } from '#contract/api/issues.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Systems } from '#contract/systems.ts'
import { type Allowed, allow, visitor } from '#domain/access/index.ts'
import { Invalid, NotFound, Unauthorised } from '#domain/errors.ts'
import { incomingFolder, removeUnused } from '#domain/files/index.ts'
import { type AuthService, mustHaveSecondFactor, type Visit } from '#domain/staff/index.ts'
import { accountErrors as t } from '#messages/admin.ts'
import { requestErrors } from '#messages/server.ts'
import { traced } from '#tracing/steps.ts'
import { withBody } from '../body/read-body.ts'
import type { UploadContext } from '../body/upload-form.ts'
import type { AdminContext } from '../context.ts'
import { callStep } from '../read.ts'
import { mustBeOwnSite } from '../same-site.ts'

type Part<Name extends AdminCall, Key extends 'params' | 'query' | 'body'> =
  (typeof adminEndpoints)[Name] extends Record<Key, infer Schema extends z.ZodType>
    ? z.output<Schema>
    : undefined

export type AdminInput<Name extends AdminCall> = {
  params: Part<Name, 'params'>
  query: Part<Name, 'query'>
  body: Part<Name, 'body'>
  headers: Headers
  /** For calls that take a file: its bytes as they come. */
  file: AsyncIterable<Uint8Array>
  /** Cookies that the answer sets are pushed here. */
  cookies: string[]
}

type Access<Name extends AdminCall> = (typeof adminEndpoints)[Name]['access']

/**
 * The caller, and the part of the auth service that the call may use. A verb that needs a permission takes
 * it from `ctx`, so it does not compile in a call whose `access` is another one.
 */
type Caller<Needed extends AdminEndpoint['access']> = Needed extends Permission
  ? { ctx: AdminContext<Allowed<Needed>>; visit: Visit; auth: Pick<AuthService, 'isStillIn' | 'invite'> }
  : Needed extends 'public'
    ? { visit: Visit | undefined; auth: Omit<AuthService, 'invite'> }
    : { ctx: AdminContext; visit: Visit; auth: Omit<AuthService, 'invite'> }

/** A file, for calls that send one; else the answer of the contract. */
type Answered<Name extends AdminCall> = (typeof adminEndpoints)[Name] extends { sends: string }
  ? Response
  : AdminAnswer<Name>

export type AdminParts = {
  auth: () => Promise<AuthService>
  bodyLimitBytes: number
  systems: Systems
  /** What the domain works with, without the actor. */
  context: Omit<AdminContext, 'actor'>
}

export function mountAdminCall<Name extends AdminCall>(
  app: Hono,
  parts: AdminParts,
  name: Name,
  answer: (input: AdminInput<Name> & Caller<Access<Name>>) => Promise<Answered<Name>>,
): void {
  const endpoint: AdminEndpoint = adminEndpoints[name]
  if (endpoint.system && !parts.systems[endpoint.system]) return
  const step = callStep(name, endpoint.path)
  app.on(endpoint.method, endpoint.path, async (context) => {
    const { headers } = context.req.raw
    if (endpoint.method !== 'GET') mustBeOwnSite(context.req.raw)
    const auth = await parts.auth()
    const visit = await admitted(auth, headers, endpoint)
    const cookies: string[] = []
    const stored: string[] = []
    const file = context.req.raw.body ?? nothing()
    const ctx = { ...parts.context, actor: visit?.staff ?? visitor }
    const answerAsked = async () => {
      const uploads = { context: ctx, stored }
      const body =
        endpoint.body && (await readFields(endpoint, context.req.raw, parts.bodyLimitBytes, uploads))
      const input = { ...readInput<Name>(endpoint, context, body), headers, file, cookies }
      return answer({ ...input, ...asCaller<Name>({ ctx, visit, auth }) })
    }
    const result = await traced(step, () => removeUploadsOnFailure(ctx, stored, answerAsked))
    const answered = result instanceof Response ? result : Response.json(result)
    answered.headers.set('cache-control', 'no-store')
    for (const cookie of cookies) answered.headers.append('set-cookie', cookie)
    return answered
  })
}

/** When a form fails, the files stored from it are removed. */
async function removeUploadsOnFailure<Result>(
  ctx: Parameters<typeof removeUnused>[0],
  stored: readonly string[],
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    await removeUnused(ctx, stored)
    throw error
  }
}

/** The fields that were sent, with the addresses of the files that were stored from the form. */
function readFields(
  endpoint: AdminEndpoint,
  request: Request,
  limitBytes: number,
  uploads: { context: UploadContext; stored: string[] },
): Promise<object> {
  const folder = incomingFolder(uploads.context.dataDir)
  return withBody(endpoint, request, { limitBytes, folder, uploads }, async ({ fields }) => fields)
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** `admitted` has checked what the type claims, which TypeScript cannot follow through the table. */
function asCaller<Name extends AdminCall>(caller: object): Caller<Access<Name>> {
  return caller as Caller<Access<Name>>
}

/** Refuses before anything is read, so that a caller without access does not learn what a call takes. */
async function admitted(
  auth: AuthService,
  headers: Headers,
  { access, beforeSecondFactor }: AdminEndpoint,
): Promise<Visit | undefined> {
  const visit = await auth.who(headers)
  if (access === 'public') return visit
  if (!visit) throw new Unauthorised(t.signIn)
  if (!beforeSecondFactor) mustHaveSecondFactor(visit)
  return access === 'signedIn' ? visit : { ...visit, staff: allow(visit.staff, access) }
}

/** The schemas give what `Part` reads off them; TypeScript cannot follow that through the table of endpoints. */
function readInput<Name extends AdminCall>(
  { params, query, body: schema }: AdminEndpoint,
  { req }: Context,
  body: object | undefined,
): Pick<AdminInput<Name>, 'params' | 'query' | 'body'> {
  const known = params?.safeParse(req.param())
  if (known && !known.success) throw new NotFound(requestErrors.notFound)
  const given = Object.fromEntries(Object.entries(req.query()).filter(([, text]) => text.trim() !== ''))
  return {
    params: known?.data,
    query: query && checked(query, given),
    body: schema && checked(schema, body),
  } as Pick<AdminInput<Name>, 'params' | 'query' | 'body'>
}

function checked(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { issues } = result.error
  // In a list each refused value has its own message, and the list has the first of them.
  throw new Invalid({ ...messagesByPath(issues, value), ...fieldMessages(issues, value) })
}
