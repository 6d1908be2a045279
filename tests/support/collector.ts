/** A collector of OpenTelemetry, on a free port: it takes OTLP by HTTP, as JSON or as protocol buffers. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PbfReader } from 'pbf'
import { z } from 'zod'

const Attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]])))

const Span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  kind: z.number(),
  attributes: Attributes,
  status: z.object({ code: z.number().optional() }),
})

const Points = z.object({
  dataPoints: z.array(
    z.object({
      attributes: Attributes,
      asDouble: z.number().optional(),
      count: z.coerce.number().optional(),
      sum: z.number().optional(),
      bucketCounts: z.array(z.coerce.number()).optional(),
      explicitBounds: z.array(z.number()).optional(),
    }),
  ),
})

const Metric = z.object({
  name: z.string(),
  gauge: Points.optional(),
  sum: Points.optional(),
  histogram: Points.optional(),
})

const Traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
})
const Metrics = z.object({
  resourceMetrics: z.array(z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(Metric) })) })),
})

export type Collector = {
  url: string
  spans: z.output<typeof Span>[]
  metrics: z.output<typeof Metric>[]
  /** The sender's resource attributes, by the last traces. */
  resource: Record<string, unknown>
  /** Names of spans that came as protocol buffers. */
  names: string[]
  headers: IncomingHttpHeaders[]
  /** The status of every answer. */
  status: number
} & AsyncDisposable

export async function openCollector(): Promise<Collector> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    // As real ones do: data is sent by POST.
    if (request.method !== 'POST') return void response.writeHead(405).end()
    response.writeHead(collector.status).end()
    if (collector.status !== 200) return
    collector.headers.push(request.headers)
    const body = Buffer.concat(chunks)
    if (request.headers['content-type'] === 'application/x-protobuf') collector.names.push(...namesIn(body))
    else if (request.url === '/v1/traces') takeTraces(JSON.parse(body.toString()))
    else takeMetrics(JSON.parse(body.toString()))
  })

  function takeTraces(sent: unknown): void {
    for (const { resource, scopeSpans } of Traces.parse(sent).resourceSpans) {
      collector.resource = resource.attributes
      collector.spans.push(...scopeSpans.flatMap(({ spans }) => spans))
    }
  }

  function takeMetrics(sent: unknown): void {
    const { resourceMetrics } = Metrics.parse(sent)
    collector.metrics = resourceMetrics.flatMap(({ scopeMetrics }) =>
      scopeMetrics.flatMap(({ metrics }) => metrics),
    )
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address())
  const collector: Collector = {
    url: `http://127.0.0.1:${port}`,
    spans: [],
    metrics: [],
    resource: {},
    names: [],
    headers: [],
    status: 200,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return collector
}

// ExportTraceServiceRequest: resource_spans = 1, scope_spans = 2, spans = 2, name = 5.
function namesIn(body: Uint8Array): string[] {
  const inside = (bytes: Uint8Array, field: number): Uint8Array[] =>
    new PbfReader(bytes).readFields<Uint8Array[]>((tag, found, pbf) => {
      if (tag === field) found.push(pbf.readBytes())
    }, [])
  return inside(body, 1)
    .flatMap((resource) => inside(resource, 2))
    .flatMap((scope) => inside(scope, 2))
    .flatMap((span) => inside(span, 5))
    .map((name) => Buffer.from(name).toString())
}
