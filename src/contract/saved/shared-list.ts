/** A shared list of saved homes: readable for 90 days at its random address. */
import { z } from 'zod'
import { SavedAnswer } from './saved.ts'
import { longestNote, longestNotes, mostSavedHomes } from './saved-limits.ts'

/** 128 random bits; the list is found by one such secret, and ended by another. */
const secret = z.string().regex(/^[\w-]{22}$/)

/** A home of a shared list, with its maker's note where they share it. */
export const SharedHome = z.strictObject({
  kind: z.enum(['listing', 'project']),
  id: z.int().min(1).max(2_147_483_647),
  note: z.string().trim().max(longestNote).optional(),
})
export type SharedHome = z.infer<typeof SharedHome>

/** `POST /api/shared-lists`: the homes in the order of the list, each once. */
export const ShareHomes = z.object({
  homes: z
    .array(SharedHome)
    .min(1)
    .max(mostSavedHomes)
    .refine((homes) => new Set(homes.map(({ kind, id }) => `${kind} ${id}`)).size === homes.length)
    .refine((homes) => homes.reduce((sum, { note = '' }) => sum + note.length, 0) <= longestNotes),
})

/** `token` is in the list's address, `key` stays with its maker and ends it. */
export const SharedListReceipt = z.object({
  data: z.object({ token: secret, key: secret, ends_at: z.string().describe('ISO 8601 in UTC') }),
})

export const SharedListParams = z.object({ token: secret })

export const EndSharedList = z.strictObject({ key: secret })

/** The list as its readers see it: once ended, it is empty. */
export const SharedListAnswer = z.object({
  data: z.object({
    state: z.enum(['open', 'ended']),
    ends_at: z.string().describe('ISO 8601 in UTC'),
    homes: z
      .array(SharedHome)
      .describe('In the order of the list, including homes that are no longer on the site'),
    cards: SavedAnswer,
  }),
})
export type SharedListAnswer = z.infer<typeof SharedListAnswer>

export const SharedListEnded = z.object({ data: z.object({ ended: z.literal(true) }) })
