/** The one client of the API. The site and the admin app configure how it is reached and what their failures are. */
import type { z } from 'zod'
import { type CamelKeys, camelKeys } from '#contract/api/camel-keys.ts'
import type { Endpoint } from '#contract/api/endpoint.ts'
import type { FormSigns } from '#contract/forms/form-signals.ts'
import { currentLanguage } from '#messages/language.ts'
import { type QueryValue, writeQuery } from './query-string.ts'

type Route = Pick<Endpoint, 'method' | 'path' | 'fileField' | 'takesFile' | 'form' | 'keepsKeys' | 'saysJson'>

type Part<Called, Key extends string> =
  Called extends Record<Key, infer Schema extends z.ZodType> ? z.input<Schema> : never

/** What a call needs: the parts that its endpoint declares, and how it may be stopped or repeated. */
export type CallInput<Called> = {
  params?: { [Key in keyof Part<Called, 'params'>]: string | number }
  query?: { [Key in keyof Part<Called, 'query'>]?: QueryValue }
  body?: Part<Called, 'body'>
  /** The body itself, or what comes along in the file field. */
  file?: Called extends { takesFile: true } | { fileField: string } ? File | undefined : never
  signal?: AbortSignal
  /** The same key twice stores one lead. */
  idempotencyKey?: string
  /** Sent beside the body: whether a person or a program sends it. */
  signs?: FormSigns
}

/** An answer as the web reads it, its keys in camelCase (S4.1). */
export type Answer<Called extends { answer: z.ZodType }> = Called extends { keepsKeys: true }
  ? z.output<Called['answer']>
  : CamelKeys<z.output<Called['answer']>>

/** What came back; of a call without a readable answer the status is 0, and the body what was thrown. */
export type Reply = { status: number; body: unknown; requestId?: string | undefined }

/** A call on its way: its address below the API's host, and the same taken apart. */
export type Outgoing<Name> = {
  name: Name
  target: string
  request: RequestInit
  parts: { params?: Readonly<Record<string, string | number>>; query?: Readonly<Record<string, QueryValue>> }
}

type Settings<Name> = {
  routeOf: (name: Name) => Route
  send: (call: Outgoing<Name>) => Promise<Reply>
  /** A body that is no JSON; nothing for the others. */
  bodyOf: (route: Route, fields: object, file: File | undefined) => FormData | Blob | undefined
  /** The answer with what another host leaves out; without it the server answers what the contract promises. */
  complete?: (name: Name, answer: unknown, query: Readonly<Record<string, QueryValue>>) => unknown
  /** The error for a reply of 400 or above, or for none. */
  errorOf: (reply: Reply) => Error
}

/** Makes the function that calls any endpoint of a table: `call('listing', { params: { id: 7 } })`. */
export function createCall<Table extends Readonly<Record<string, Endpoint>>>({
  routeOf,
  send,
  bodyOf,
  complete = (_name, answer) => answer,
  errorOf,
}: Settings<keyof Table>) {
  return async <Name extends keyof Table>(
    name: Name,
    input: CallInput<Table[Name]> = {},
  ): Promise<Answer<Table[Name]>> => {
    const route = routeOf(name)
    const parts: Outgoing<Name>['parts'] = input
    const target = withParams(route.path, parts.params) + writeQuery(parts.query ?? {})
    logInDevelopment('started', route, target)
    const sent = send({ name, target, request: createRequest(route, input, bodyOf), parts })
    const reply = await sent.catch((thrown): Reply => {
      if (input.signal?.aborted) throw thrown
      return { status: 0, body: thrown }
    })
    const { status, body } = reply
    const isAnswered = status > 0 && status < 400
    logInDevelopment(isAnswered ? 'succeeded' : 'failed', route, target)
    if (!isAnswered) throw errorOf(reply)
    const answer = route.keepsKeys ? body : camelKeys(body)
    return asAnswer<Table[Name]>(await complete(name, answer, parts.query ?? {}))
  }
}

/** Request logging is on only in development (S7.4). */
function logInDevelopment(event: 'started' | 'succeeded' | 'failed', route: Route, target: string) {
  if (import.meta.env.DEV) console.info(`${route.method} ${target} ${event}`)
}

/** What came over HTTP; only an error may be unreadable. */
export async function readReply(answer: Response): Promise<Reply> {
  const text = await answer.text()
  if (answer.ok) return { status: answer.status, body: JSON.parse(text) }
  const requestId = answer.headers.get('x-request-id') ?? undefined
  return { status: answer.status, body: parsedOrNothing(text), requestId }
}

function parsedOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An input as it is before its endpoint is known. */
type Sent = Pick<CallInput<unknown>, 'signal' | 'idempotencyKey' | 'signs'> & {
  body?: unknown
  file?: File | undefined
}

function createRequest(
  route: Route,
  { body, file, signal, idempotencyKey, signs }: Sent,
  bodyOf: Settings<never>['bodyOf'],
): RequestInit {
  const { method } = route
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': currentLanguage(),
  }
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  const request: RequestInit = { method, headers, ...(signal && { signal }) }
  if (route.saysJson) headers['content-type'] = 'application/json'
  if (method === 'GET') return request
  const fields = { ...Object(body), ...signs }
  const other = bodyOf(route, fields, file)
  // A browser says itself of any other body what it is.
  if (!other) headers['content-type'] = 'application/json'
  return { ...request, body: other ?? JSON.stringify(fields) }
}

function withParams(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

/** The server answers what the contract promises. */
function asAnswer<Called extends { answer: z.ZodType }>(answer: unknown): Answer<Called> {
  return answer as Answer<Called>
}
