/** How a GET of the contract is answered: its input checked, its answer tagged and cacheable. */
import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { fieldMessages } from '#contract/api-errors.ts'
import { type Endpoint, type EndpointName, endpoints, type WireAnswer } from '#contract/endpoints.ts'
import { Invalid, NotFound } from '#domain/errors.ts'

/**
 * In this header an answer names the data it shows, by the tags that changes are told with. The server reads it
 * to know which pages to drop, and keeps it to itself.
 */
const tagsHeader = 'x-aangan-tags'

type Part<Name extends EndpointName, Key extends 'params' | 'query'> =
  (typeof endpoints)[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

export type ReadInput<Name extends EndpointName> = {
  params: Part<Name, 'params'>
  query: Part<Name, 'query'>
}

export type Shown<Name extends EndpointName> = { answer: WireAnswer<Name>; tags: readonly string[] }

/**
 * Mounts a GET of the contract. A query that the schema refuses answers 422 with the names of its fields, a
 * path that it refuses 404.
 */
export function mountRead<Name extends EndpointName>(
  app: Hono,
  name: Name,
  show: (input: ReadInput<Name>) => Promise<Shown<Name>>,
): void {
  const endpoint: Endpoint = endpoints[name]
  app.get(routeOf(endpoint.path), async (context) => {
    const { answer, tags } = await show(readInput<Name>(endpoint, context))
    return cacheable(context.req.raw, JSON.stringify(answer), { [tagsHeader]: tags.join(',') })
  })
}

/** The app takes a path with and without a slash at its end, and wants it written without. */
export function routeOf(path: string): string {
  return path.replace(/\/$/, '')
}

/** The schemas give what `Part` reads off them; TypeScript cannot follow that through the table of endpoints. */
function readInput<Name extends EndpointName>(endpoint: Endpoint, { req }: Context): ReadInput<Name> {
  return {
    params: endpoint.params && parsedParams(endpoint.params, req.param()),
    query: endpoint.query && parsedQuery(endpoint.query, new URL(req.url).searchParams),
  } as ReadInput<Name>
}

function parsedParams(schema: z.ZodType, raw: Record<string, string>): unknown {
  const result = schema.safeParse(raw)
  if (!result.success) throw new NotFound('There is nothing at this address.')
  return result.data
}

/** Of a repeated key all values are handed on; a key whose value is empty is taken as left out. */
function parsedQuery(schema: z.ZodType, search: URLSearchParams): unknown {
  const raw: Record<string, string | string[]> = {}
  for (const key of new Set(search.keys())) {
    const values = search.getAll(key).filter((value) => value.trim() !== '')
    const [only] = values
    if (only !== undefined) raw[key] = values.length === 1 ? only : values
  }
  const result = schema.safeParse(raw)
  if (!result.success) throw new Invalid(fieldMessages(result.error.issues))
  return result.data
}

/** An answer that may be kept as long as whoever kept it asks whether it still holds (304 when it does). */
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

function isStillHeld(held: string | null, etag: string): boolean {
  if (held === null) return false
  return held.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
