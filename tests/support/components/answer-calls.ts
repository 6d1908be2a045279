/** Stands in for the network in component tests: the test answers the calls of a table of endpoints. */
import { expect, onTestFinished, vi } from 'vitest'
import type { z } from 'zod'
import type { ApiError } from '#contract/api/api-errors.ts'
import type { Endpoint } from '#contract/api/endpoint.ts'
import { parseQuery } from '#ui/query-string.ts'

/** A call as it came over the network. */
export type Asked = {
  name: string
  params: Record<string, string>
  query: Record<string, string>
  /** For JSON its value, for a form its fields. */
  body: unknown
}

type Table = Readonly<Record<string, Endpoint>>

type Answers<Calls extends Table> = {
  [Name in keyof Calls]?: (
    asked: Asked,
  ) => z.output<Calls[Name]['answer']> | Refusal | Promise<z.output<Calls[Name]['answer']> | Refusal>
}

/** A refusal of an endpoint, with a status of 400 or above. */
export class Refusal {
  readonly status: number
  readonly body: ApiError

  constructor(status: number, error: Partial<ApiError['error']> = {}) {
    this.status = status
    this.body = { error: { code: 'refused', message: 'It was refused.', ...error } }
  }
}

/**
 * Answers calls at `fetch` until the test ends; an answer that the contract does not allow fails, and so does
 * a call without an answer. Returns the list of calls, which grows as they come. Later answers of one test go
 * before earlier.
 */
export function answerCalls<Calls extends Table>(table: Calls, answers: Answers<Calls>): readonly Asked[] {
  const calls: Asked[] = []
  const unanswered: string[] = []
  const other = globalThis.fetch
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, request?: RequestInit) => {
    const asked = await readCall(table, new Request(address, request))
    const answer = asked && answers[asked.name]
    if (!asked || !answer) {
      if (!new URL(new Request(address).url).pathname.startsWith('/api/')) return other(address, request)
      unanswered.push(asked?.name ?? String(address))
      return Response.error()
    }
    calls.push(asked)
    const given = await answer(asked)
    if (request?.signal?.aborted) throw request.signal.reason
    if (given instanceof Refusal) return Response.json(given.body, { status: given.status })
    return Response.json(table[asked.name]?.answer.parse(given))
  })
  onTestFinished(() => expect(unanswered, 'calls without an answer').toEqual([]))
  return calls
}

/** Which call of the table a request is; addresses without parameters come first. */
async function readCall(table: Table, request: Request): Promise<Asked | undefined> {
  const { pathname, search } = new URL(request.url)
  const found = Object.entries(table)
    .filter(([, { method }]) => method === request.method)
    .map(([name, { path }]) => ({ name, path, params: matchPath(path, pathname) }))
    .filter(({ params }) => params)
    .sort((one, other) => parameterCount(one.path) - parameterCount(other.path))[0]
  if (!found?.params) return undefined
  return { name: found.name, params: found.params, query: parseQuery(search), body: await readBody(request) }
}

const parameterCount = (path: string) => path.split(':').length

function matchPath(path: string, pathname: string): Record<string, string> | undefined {
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${pattern}$`).exec(pathname)?.groups ?? (path === pathname ? {} : undefined)
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData())
  const text = await request.text()
  return type.startsWith('application/json') && text !== '' ? JSON.parse(text) : text
}
