/** What calls of the admin app have in common: what they may refuse with, and an answer that says no more. */
import { z } from 'zod'

/** Whatever is asked may be refused so. */
export const reading = [401, 403, 422] as const

/** Whatever is sent as well. */
export const writing = [400, ...reading, 413, 415] as const

/** What is sent about something that may be gone. */
export const writingOne = [...writing, 404] as const

/** And that somebody may have changed meanwhile. */
export const changing = [...writingOne, 409] as const

export const done = z.object({ data: z.object({ done: z.literal(true) }) })
