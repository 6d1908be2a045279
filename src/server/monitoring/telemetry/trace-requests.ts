/** Makes a span of each request, in the trace of the proxy that sent it. */
import type { IncomingMessage, RequestListener } from 'node:http'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { routeGroup } from '../../requests/request-kinds.ts'
import { contexts } from './active-span.ts'

const propagator = new W3CTraceContextPropagator()
const headers = {
  get: (request: IncomingMessage, name: string) => request.headers[name],
  keys: (request: IncomingMessage) => Object.keys(request.headers),
}

/**
 * A listener that does the same within a span for each request. `traceparent` is accepted only from a proxy:
 * otherwise a visitor could have all their requests kept, or mixed into another trace. Health checks have no
 * span.
 */
export function traceRequests(
  tracer: Tracer,
  listener: RequestListener,
  { isBehindProxy }: { isBehindProxy: boolean },
): RequestListener {
  return (request, response) => {
    const [path = '/'] = (request.url ?? '').split('?', 1)
    const group = routeGroup(path)
    if (group === 'health') return listener(request, response)
    const { method = 'GET' } = request
    const outer: Context = isBehindProxy ? propagator.extract(ROOT_CONTEXT, request, headers) : ROOT_CONTEXT
    const span = tracer.startSpan(
      `${method} ${group === 'other' ? 'page or file' : group}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'url.path': path } },
      outer,
    )
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode)
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      if (!response.writableFinished) span.setAttribute('error.type', 'client left')
      span.end()
    })
    contexts.run(trace.setSpan(outer, span), () => listener(request, response))
  }
}
