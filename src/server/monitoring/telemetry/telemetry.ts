/** The part of OpenTelemetry that the server uses. */
import type { RequestListener } from 'node:http'
import type { LogFields } from '../log.ts'
import type { Family } from '../metric-families.ts'

export type Telemetry = {
  /** A listener that does the same, and makes a span of each request. */
  traced: (listener: RequestListener) => RequestListener
  /** The log fields of the current request or job. */
  logFields: () => LogFields | undefined
  /** Sends the figures of `read` periodically until it is closed, and then once more. */
  exportMetrics: (read: () => Promise<Family[]>) => { close: () => Promise<void> }
  /** Sends what is left, and ends. */
  close: () => Promise<void>
}
