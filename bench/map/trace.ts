import { z } from 'zod'

/** Of a trace of Chromium what the measurements read; times are in microseconds. */
export const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number().default(0),
      dur: z.number().default(0),
      tdur: z.number().default(0),
      args: z.looseObject({ name: z.unknown().optional() }).optional(),
    }),
  ),
})
