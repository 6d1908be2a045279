/** The steps of the work on a request or a job, for tracing (ADR 0040), which is off by default. */
import { tracingChannel } from 'node:diagnostics_channel'
import { noteCall, timed } from './timing.ts'

export type Step = {
  /** One of few, so that steps of a name can be counted: it names no listing and no person. */
  name: string
  /** Whether it is done here, asks another server, or takes up a job. */
  kind: 'internal' | 'client' | 'consumer'
  /** What else is known of it, by the names of OpenTelemetry's conventions: never what a visitor typed. */
  attributes?: Readonly<Record<string, string | number>>
  /** Which part of a request's time it is, in the log. */
  part?: 'database' | 'render'
}

/** The name of the tracing channel of Node where steps are told of. */
export const stepChannel = 'aangan:step'

const steps = tracingChannel<Step>(stepChannel)

/** Does a piece of work as a step that a trace shows, and whose time is known when its request was slow. */
export function traced<Result>(step: Step, work: () => Promise<Result>): Promise<Result> {
  const { part, attributes } = step
  const call = attributes?.['http.route']
  if (typeof call === 'string') noteCall(call)
  const done = part ? () => timed(part, work) : work
  return steps.hasSubscribers ? steps.tracePromise(done, { ...step }) : done()
}
