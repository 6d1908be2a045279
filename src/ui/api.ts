/**
 * The one client of the API. On the server it calls the API in process, in the browser over the network; either
 * way keys come in camelCase and failures as the contract maps them (S4.1, S8.1).
 */
import { createIsomorphicFn } from '@tanstack/react-start'
import type { z } from 'zod'
import { type CallFailure, failureOfAnswer, failureOfThrown } from '#contract/api/call-failure.ts'
import { type CamelKeys, camelKeys } from '#contract/api/camel-keys.ts'
import type { EndpointName, endpoints, WireAnswer } from '#contract/api/endpoints.ts'
import { type RouteName, route } from '#contract/api/routes.ts'
import type { FormSigns } from '#contract/forms/form-signals.ts'
import { fetchInTime } from './fetch-in-time.ts'
import { type QueryValue, queryText, writeQuery } from './query-string.ts'
import { site } from './site-settings.ts'

/**
 * Files go their own way, with progress: `ui/upload/send-with-progress.ts`; an ad server may be anybody's: `ads/ask.ts`;
 * notices come from payment gateways.
 */
type CallName = RouteName

/** The one call whose form has a file, in this field. */
const fileFields: { [Name in CallName]?: string } = { addCandidate: 'resume' } satisfies {
  [Name in CallName as (typeof endpoints)[Name] extends { fileField: string } ? Name : never]: Extract<
    (typeof endpoints)[Name],
    { fileField: string }
  >['fileField']
}

type InputKeys<Schema> = Schema extends z.ZodType ? keyof z.input<Schema> : never
type Part<Name extends CallName, Key extends string> =
  (typeof endpoints)[Name] extends Record<Key, infer Schema> ? Schema : never

/** What a call needs: the parts that its endpoint declares, and how it may be stopped or repeated. */
export type CallInput<Name extends CallName> = {
  params?: { [Key in InputKeys<Part<Name, 'params'>>]: string | number }
  query?: { [Key in InputKeys<Part<Name, 'query'>>]?: QueryValue }
  body?: Part<Name, 'body'> extends z.ZodType ? z.input<Part<Name, 'body'>> : never
  /** What comes along in the file field, when there is one. */
  file?: (typeof endpoints)[Name] extends { fileField: string } ? File | undefined : never
  signal?: AbortSignal
  /** The same key twice stores one lead. */
  idempotencyKey?: string
  /** Sent beside the body: whether a person or a program sends it. */
  signs?: FormSigns
}

/** An answer as the web reads it; the project details keep their keys (S4.1). */
export type Answer<Name extends EndpointName> = Name extends 'projectDetails'
  ? WireAnswer<Name>
  : CamelKeys<WireAnswer<Name>>

/** A failed call. `failure.error` is the number 409 for a conflict, `failure.fields` are messages by wire name. */
export class CallError extends Error {
  override name = 'CallError'
  readonly failure: CallFailure

  constructor(failure: CallFailure) {
    super(failure.error === 409 ? '409' : failure.error.message)
    this.failure = failure
  }
}

/** Whether a call failed because the thing does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.failure.status === 404
}

/**
 * Calls an endpoint of the contract: `call('listing', { params: { id: 7 } })`.
 * @throws CallError for a status of 400 or above, a lost connection or an unreadable answer
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name> = {},
): Promise<Answer<Name>> {
  const { method, path }: { method: string; path: string } = route(name)
  const fileField = fileFields[name]
  const target = withParams(path, input.params) + writeQuery(input.query ?? {})
  logInDevelopment('started', method, target)
  try {
    const { status, body } = await send(name, target, requestOf(method, input, fileField), input)
    const failure = failureOfAnswer(status, body)
    if (failure) throw new CallError(failure)
    logInDevelopment('succeeded', method, target)
    return asAnswer<Name>(path, body)
  } catch (thrown) {
    if (input.signal?.aborted) throw thrown
    logInDevelopment('failed', method, target)
    throw thrown instanceof CallError ? thrown : new CallError(failureOfThrown(thrown))
  }
}

type Sent = { status: number; body: unknown }
type Parts = Pick<CallInput<CallName>, 'params' | 'query'>

const send = createIsomorphicFn()
  .server(async (name: CallName, target: string, request: RequestInit, parts: Parts): Promise<Sent> => {
    const page = globalThis.aanganPage?.getStore()
    if (!page) throw new Error('A page is rendered outside of a page request')
    if (request.method !== 'GET')
      return received(await page.api.fetch(await writtenOut(`${page.site.origin}${target}`, request)))
    const { params = {}, query = {} } = parts
    return page.api.read(name, { params: asTexts(params), query: asTexts(query) }, page.requestId)
  })
  .client(
    async (_name: CallName, target: string, request: RequestInit, _parts: Parts): Promise<Sent> =>
      fetchInTime(`${site().apiBase}${target}`, request, received),
  )

/** A form's body as bytes: as a stream that its reader leaves halfway, Node ends the whole server over it. */
async function writtenOut(address: string, request: RequestInit): Promise<Request> {
  if (!(request.body instanceof FormData)) return new Request(address, request)
  const form = new Response(request.body)
  const headers = new Headers(request.headers)
  headers.set('content-type', form.headers.get('content-type') ?? '')
  return new Request(address, { ...request, headers, body: await form.arrayBuffer() })
}

/** What came over HTTP; only an error may be unreadable. */
async function received(answer: Response): Promise<Sent> {
  const text = await answer.text()
  return { status: answer.status, body: answer.ok ? JSON.parse(text) : parsedOrNothing(text) }
}

/** As an address would carry them. */
function asTexts(values: Readonly<Record<string, QueryValue>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, queryText(value)]))
}

function requestOf<Name extends CallName>(
  method: string,
  { body, file, signal, idempotencyKey, signs }: CallInput<Name>,
  fileField: string | undefined,
): RequestInit {
  const sent = body === undefined ? undefined : { ...body, ...signs }
  const headers = new Headers({ accept: 'application/json' })
  if (sent && !fileField) headers.set('content-type', 'application/json')
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  return {
    method,
    headers,
    ...(sent && { body: fileField ? formOf(sent, fileField, file) : JSON.stringify(sent) }),
    ...(signal && { signal }),
  }
}

function formOf(fields: object, fileField: string, file: File | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value ?? ''))
  if (file) form.set(fileField, file)
  return form
}

function withParams(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

/** The server answers what the contract promises; the keys of the project details stay as they are (S4.1). */
function asAnswer<Name extends CallName>(path: string, body: unknown): Answer<Name> {
  const keepsKeys = path.startsWith('/api/projects/Details/')
  return (keepsKeys ? body : camelKeys(body)) as Answer<Name>
}

function parsedOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Request logging is on only in development (S7.4). */
function logInDevelopment(event: 'started' | 'succeeded' | 'failed', method: string, target: string) {
  if (import.meta.env.DEV) console.info(`${method} ${target} ${event}`)
}
