/** How a bulk action on everything that a filter finds goes on from chunk to chunk, in the order of the IDs. */
import { z } from 'zod'

export const chunkSize = 200

const id = z.int().nonnegative().max(2_147_483_647)

/** Left out in the first call; in each further call what the answer before said. */
export const chunkFields = {
  after: id.optional().describe('the last ID that was dealt with'),
  up_to: id.optional().describe('the last ID there was at the start: what came later is left alone'),
}

export const ChunkDone = z.object({
  after: id.nullable().describe('where the next chunk begins; null after the last one'),
  up_to: id,
  left: z.int().describe('how many are still to come'),
})
export type ChunkDone = z.infer<typeof ChunkDone>
