/** Makes spans of the steps of requests and jobs. */
import { tracingChannel } from 'node:diagnostics_channel'
import {
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { type Step, stepChannel } from '#tracing/steps.ts'
import { contexts } from './active-span.ts'

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

/**
 * Makes spans until `stop` is called. Steps outside of any request and job have none, such as the queue's
 * polling of the database; a job begins a trace of its own.
 */
export function traceSteps(tracer: Tracer): { stop(): void } {
  const steps = tracingChannel<Step, Context>(stepChannel)
  const spans = new WeakMap<Step, Span>()
  steps.start.bindStore(contexts, (step) => {
    const outer = context.active()
    if (step.kind !== 'consumer' && !trace.getSpan(outer)) return outer
    const { name, kind, attributes = {} } = step
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, outer)
    spans.set(step, span)
    return trace.setSpan(outer, span)
  })
  const events = {
    error: (step: Step & { error: unknown }) => {
      spans.get(step)?.setStatus({ code: SpanStatusCode.ERROR, message: nameOf(step.error) })
    },
    asyncEnd: (step: Step) => spans.get(step)?.end(),
  }
  steps.subscribe(events)
  return {
    stop() {
      steps.unsubscribe(events)
      steps.start.unbindStore(contexts)
    },
  }
}

/** Only the kind of an error: messages may contain what a visitor sent. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'Error'
}
