/** The one client of the admin API. Failures say what the server said: staff can act on it. */
import type { z } from 'zod'
import type { AdminEndpoint } from '#contract/admin/endpoint.ts'
import { type AdminAnswer, type AdminCall, adminEndpoints } from '#contract/admin/endpoints.ts'
import { ApiError, type FieldMessages } from '#contract/api/api-errors.ts'
import { type CamelKeys, camelKeys } from '#contract/api/camel-keys.ts'
import { fetchInTime } from '#ui/fetch-in-time.ts'
import { type QueryValue, writeQuery } from '#ui/query-string.ts'

type Part<Name extends AdminCall, Key extends string> =
  (typeof adminEndpoints)[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.input<Schema> : never

export type AdminInput<Name extends AdminCall> = {
  params?: { [Key in keyof Part<Name, 'params'>]: string | number }
  query?: { [Key in keyof Part<Name, 'query'>]?: QueryValue }
  body?: Part<Name, 'body'>
  /** Sent as it is, to calls that take a file; as long as it takes. */
  file?: File
  signal?: AbortSignal
}

/** What a call answers, its keys in camelCase. */
export type Answer<Name extends AdminCall> = CamelKeys<AdminAnswer<Name>>

/** A call that failed: `status` 0 when the server could not be reached. */
export class AdminCallError extends Error {
  override name = 'AdminCallError'
  readonly status: number
  /** Messages by field, as they stand on the wire. */
  readonly fields: FieldMessages

  constructor(status: number, message: string, fields: FieldMessages = {}) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

/** @throws AdminCallError */
export async function call<Name extends AdminCall>(
  name: Name,
  { params, query, body, file, signal }: AdminInput<Name> = {},
): Promise<Answer<Name>> {
  const { method, path, form }: AdminEndpoint = adminEndpoints[name]
  const filled = path.replace(/:(\w+)/g, (_all, key: string) =>
    encodeURIComponent(String(Reflect.get(params ?? {}, key))),
  )
  const request: RequestInit = {
    method,
    headers: {
      accept: 'application/json',
      // A browser says itself of a form where its parts begin.
      ...(method !== 'GET' && !form && { 'content-type': file ? 'text/csv' : 'application/json' }),
    },
    ...(method !== 'GET' && { body: file ?? (form ? formOf(body) : JSON.stringify(body ?? {})) }),
    ...(signal && { signal }),
  }
  const address = `${filled}${writeQuery(query ?? {})}`
  const asked = file ? fetch(address, request).then(read) : fetchInTime(address, request, read)
  const { status, answered } = await asked.catch((error) => {
    if (signal?.aborted) throw error
    throw new AdminCallError(0, 'The server cannot be reached. Look at your connection and try again.')
  })
  if (status < 400) return asAnswer<Name>(answered)
  const said = ApiError.safeParse(answered).data?.error
  throw new AdminCallError(status, said?.message ?? 'Something went wrong. Please try again.', said?.fields)
}

/** A list is its field several times; what is not said is left out. */
function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body ?? {}))) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) form.append(name, String(one))
  }
  return form
}

/** The server answers what the contract promises. */
function asAnswer<Name extends AdminCall>(answered: unknown): Answer<Name> {
  return camelKeys(answered) as Answer<Name>
}

async function read(answer: Response): Promise<{ status: number; answered: unknown }> {
  return { status: answer.status, answered: await answer.json().catch(() => undefined) }
}
