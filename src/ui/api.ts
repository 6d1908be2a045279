/**
 * The client as the site has it: on the server it calls the API in process, in the browser over the network; failures
 * are as the contract maps them (S4.1, S8.1).
 */
import { createIsomorphicFn } from '@tanstack/react-start'
import { failureOfAnswer, failureOfThrown } from '#contract/api/call-failure.ts'
import { completeAnswer } from '#contract/api/complete-answer.ts'
import type { EndpointName, endpoints } from '#contract/api/endpoints.ts'
import { type RouteName, route } from '#contract/api/routes.ts'
import * as client from './api-client.ts'
import { CallError } from './call-error.ts'
import { fetchInTime } from './fetch-in-time.ts'
import { type QueryValue, queryText } from './query-string.ts'
import { site } from './site-settings.ts'

export type CallInput<Name extends RouteName> = client.CallInput<(typeof endpoints)[Name]>
export type Answer<Name extends EndpointName> = client.Answer<(typeof endpoints)[Name]>

type Outgoing = client.Outgoing<RouteName>

const send = createIsomorphicFn()
  .server(async ({ name, target, request, parts }: Outgoing): Promise<client.Reply> => {
    const page = globalThis.aanganPage?.getStore()
    if (!page) throw new Error('A page is rendered outside of a page request')
    if (request.method !== 'GET')
      return client.readReply(await page.api.fetch(await writtenOut(`${page.site.origin}${target}`, request)))
    const { params = {}, query = {} } = parts
    return page.api.read(name, { params: asTexts(params), query: asTexts(query) }, page.requestId)
  })
  .client(async ({ name, target, request }: Outgoing): Promise<client.Reply> => {
    const { apiBase } = site()
    const reply = await fetchInTime(`${apiBase}${target}`, request, client.readReply)
    const isOurs = apiBase && reply.status === 404 && 'ofSite' in route(name)
    return isOurs ? fetchInTime(target, request, client.readReply) : reply
  })

/** Another host may leave out what is ours; this server leaves out nothing. */
const complete = createIsomorphicFn()
  .server((name: RouteName, answer: unknown, query: Readonly<Record<string, QueryValue>>): unknown =>
    site().apiBase ? completeAnswer(name, answer, query) : answer,
  )
  .client((name: RouteName, answer: unknown, query: Readonly<Record<string, QueryValue>>): unknown =>
    site().apiBase
      ? import('#contract/api/complete-answer.ts').then((module) =>
          module.completeAnswer(name, answer, query),
        )
      : answer,
  )

/** A form's body as bytes: as a stream that its reader leaves halfway, Node ends the whole server over it. */
async function writtenOut(address: string, request: RequestInit): Promise<Request> {
  if (!(request.body instanceof FormData)) return new Request(address, request)
  const form = new Response(request.body)
  const headers = new Headers(request.headers)
  headers.set('content-type', form.headers.get('content-type') ?? '')
  return new Request(address, { ...request, headers, body: await form.arrayBuffer() })
}

/** As an address would carry them. */
function asTexts(values: Readonly<Record<string, QueryValue>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, queryText(value)]))
}

/**
 * Calls an endpoint of the contract that pages call. Files that show their progress go by
 * `upload/send-with-progress.ts`.
 * @throws CallError for a status of 400 or above, a lost connection or an unreadable answer
 */
export const call = client.createCall<Pick<typeof endpoints, RouteName>>({
  routeOf: route,
  send,
  complete,
  bodyOf: ({ fileField }, fields, file) => (fileField ? toFormData(fields, fileField, file) : undefined),
  errorOf: ({ status, body, requestId }) =>
    new CallError(failureOfAnswer(status, body) ?? failureOfThrown(body), requestId),
})

function toFormData(fields: object, fileField: string, file: File | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value ?? '')
  if (file) form.set(fileField, file)
  return form
}
