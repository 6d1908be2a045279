/** How a GET of the contract is answered: its input checked, its answer tagged and cacheable. */
import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import type { FieldMessages } from '#contract/api/api-errors.ts'
import type { Endpoint } from '#contract/api/endpoint.ts'
import { type EndpointName, endpoints, type WireAnswer } from '#contract/api/endpoints.ts'
import { fieldMessages } from '#contract/api/issues.ts'
import { Invalid, NotFound } from '#domain/errors.ts'
import type { AgencyApi } from '#integrations/agency-api.ts'
import { requestErrors } from '#messages/server.ts'
import { type Step, traced } from '#tracing/steps.ts'
import { endpointUrl } from './endpoint-url.ts'
import { type Problem, problemBody, toProblem } from './errors.ts'
import { refuseNulInAddress } from './no-nul.ts'
import type { RawInput } from './raw-input.ts'

type Part<Name extends EndpointName, Key extends 'params' | 'query'> =
  (typeof endpoints)[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

export type ReadInput<Name extends EndpointName> = {
  params: Part<Name, 'params'>
  query: Part<Name, 'query'>
}

export type Shown<Name extends EndpointName> = {
  answer: WireAnswer<Name>
  tags: readonly string[] | undefined
}

/**
 * `tags` name the data that an answer shows, as change events name it: the server drops cached pages by
 * them. Without tags, no page made of the answer is cached.
 */
type Read = (input: RawInput) => Promise<{ answer: unknown; tags: readonly string[] | undefined }>

/** An answer for a caller in the same process: the value itself, or the error envelope with its status. */
export type InProcessAnswer = { status: number; body: unknown; tags: readonly string[] | undefined }

/** The API as one app, whose reads the pages of the same process call without HTTP and JSON. */
export class Api extends Hono {
  readonly reads = new Map<string, Read>()
  /** Asked first for the agency's own data, when there is one. */
  readonly agency: AgencyApi | undefined
  readonly #onProblem: (problem: Problem, error: unknown, requestId: string) => void

  constructor(
    onProblem: (problem: Problem, error: unknown, requestId: string) => void,
    agency?: AgencyApi | undefined,
  ) {
    // The contract writes one path with a slash at its end; both forms are answered.
    super({ strict: false })
    this.#onProblem = onProblem
    this.agency = agency
    this.use(async ({ req }, next) => {
      refuseNulInAddress(req.url)
      await next()
    })
  }

  /** Answers a GET of the contract by its name, as HTTP would: the same checks, the same errors. */
  async read(name: string, input: RawInput, requestId: string): Promise<InProcessAnswer> {
    try {
      const read = this.reads.get(name)
      if (!read) throw new NotFound(requestErrors.notFound)
      const { answer, tags } = await read(input)
      return { status: 200, body: answer, tags }
    } catch (error) {
      const problem = toProblem(error, requestId)
      this.#onProblem(problem, error, requestId)
      return { status: problem.status, body: problemBody(problem), tags: undefined }
    }
  }
}

/**
 * Mounts a GET of the contract. A query that the schema refuses answers 422 with the names of its fields; a
 * refused path answers 404.
 */
export function mountRead<Name extends EndpointName>(
  api: Api,
  name: Name,
  show: (input: ReadInput<Name>) => Promise<Shown<Name>>,
): void {
  const endpoint: Endpoint = endpoints[name]
  const own: Read = async (raw) => show(readInput<Name>(endpoint, raw))
  const { agency } = api
  const answered: Read =
    agency && endpoint.ofAgency
      ? async (raw) => {
          // Invalid input is refused here: it says nothing about the other host.
          readInput<Name>(endpoint, raw)
          const said = await agency.read(endpointUrl(endpoint, raw), endpoint.answer)
          if (said === 'missing') throw new NotFound(requestErrors.notFound)
          // The other host does not announce its changes, so a page made of its answer is not cached.
          return { answer: said ? said.body : (await own(raw)).answer, tags: undefined }
        }
      : own
  const step = callStep(name, endpoint.path)
  const read: Read = (raw) => traced(step, () => answered(raw))
  api.reads.set(name, read)
  // Only one person has the address.
  const isPersonal = /:(?:secret|token|reference)\b/.test(endpoint.path)
  api.get(withoutTrailingSlash(endpoint.path), async (context) => {
    const { answer } = await read(rawInput(context))
    if (isPersonal) return new Response(JSON.stringify(answer), { headers: personalHeaders })
    return cacheable(context.req.raw, JSON.stringify(answer), {})
  })
}

const personalHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
}

/** A call of the API, as a trace names it. */
export function callStep(name: string, route: string): Step {
  return { name: `call ${name}`, kind: 'internal', attributes: { 'http.route': route } }
}

/** Returns all values of a repeated key. */
function rawInput({ req }: Context): RawInput {
  const search = new URL(req.url).searchParams
  const query = Object.fromEntries(search.keys().map((key) => [key, search.getAll(key)]))
  return { params: req.param(), query }
}

/** The app serves a path with and without a slash at its end, and its router wants it without. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/\/$/, '')
}

/** The schemas give what `Part` reads off them; TypeScript cannot follow that through the table of endpoints. */
function readInput<Name extends EndpointName>(
  endpoint: Endpoint,
  { params, query }: RawInput,
): ReadInput<Name> {
  return {
    params: endpoint.params && parsedParams(endpoint.params, params),
    query: endpoint.query && parsedQuery(endpoint.query, query, endpoint.queryAliases),
  } as ReadInput<Name>
}

function parsedParams(schema: z.ZodType, raw: RawInput['params']): unknown {
  const result = schema.safeParse(raw)
  if (!result.success) throw new NotFound(requestErrors.notFound)
  return result.data
}

/** A key with an empty value counts as left out; refused keys are named as they were given. */
function parsedQuery(
  schema: z.ZodType,
  query: RawInput['query'],
  aliases: Readonly<Record<string, string>> = {},
): unknown {
  const raw: Record<string, string | string[]> = {}
  for (const [key, given] of Object.entries(query)) {
    const values = [given].flat().filter((value) => value.trim() !== '')
    const [only] = values
    if (only !== undefined) raw[key] = values.length === 1 ? only : values
  }
  const given = new Map<string, string>()
  for (const [alias, key] of Object.entries(aliases)) {
    if (raw[alias] === undefined || raw[key] !== undefined) continue
    raw[key] = raw[alias]
    given.set(key, alias)
  }
  const result = schema.safeParse(raw)
  if (!result.success) {
    const fields = Object.entries(fieldMessages(result.error.issues, raw))
    throw refused(Object.fromEntries(fields.map(([key, message]) => [given.get(key) ?? key, message])))
  }
  return result.data
}

/** Says in one message which keys of a query cannot be used, and why. */
function refused(fields: FieldMessages): Invalid {
  const reasons = Object.entries(fields).map(([name, message]) => `${name}: ${message}`)
  return new Invalid(fields, requestErrors.invalidBecause({ reasons: reasons.join('; ') }))
}

/** An answer that caches may keep if they revalidate it each time (304 while it still holds). */
export function cacheable(request: Request, body: string, more: Readonly<Record<string, string>>): Response {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    ...more,
  }
  const isHeld = isStillHeld(request.headers.get('if-none-match'), etag)
  return isHeld ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}

/** Whether `If-None-Match` holds this tag. */
export function isStillHeld(held: string | null, etag: string): boolean {
  if (held === null) return false
  return held.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
