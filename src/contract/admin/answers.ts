/** Shared by the calls of the admin app: the statuses they may refuse with, and an answer without content. */
import { z } from 'zod'

/** The refusals of every call. */
export const reading = [401, 403, 422] as const

/** The refusals of calls with a body. */
export const writing = [400, ...reading, 413, 415] as const

/** The refusals of calls about one record, which may be gone. */
export const writingOne = [...writing, 404] as const

/** The refusals of calls that change a record, which another user may have changed meanwhile. */
export const changing = [...writingOne, 409] as const

export const done = z.object({ data: z.object({ done: z.literal(true) }) })
