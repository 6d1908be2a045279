import { z } from 'zod'
import { Challenge } from '../forms/challenge.ts'

/** The codes of the error envelope, each with its HTTP status (D4). */
export const errorStatuses = {
  bad_request: 400,
  unauthorised: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported: 415,
  invalid: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorStatuses

/** Messages by field name, as they stand on the wire (`client_Location`, `minPrice`). */
export const FieldMessages = z.record(z.string(), z.string())
export type FieldMessages = z.infer<typeof FieldMessages>

/** Every answer with a status of 400 or above (D4). `fields` comes with 422. */
export const ApiError = z.object({
  error: z.object({
    code: z.string().describe('For example not_found, invalid, conflict, rate_limited'),
    message: z.string().describe('The error as a sentence'),
    fields: FieldMessages.optional(),
    challenge: Challenge.optional().describe(
      'A challenge: solve it and repeat the request with the solution in `altcha`',
    ),
  }),
})
export type ApiError = z.infer<typeof ApiError>
