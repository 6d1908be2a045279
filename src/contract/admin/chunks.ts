/** How a bulk action on everything that a filter finds goes on from chunk to chunk, in the order of the IDs. */
import { z } from 'zod'

export const chunkSize = 200

const id = z.int().nonnegative().max(2_147_483_647)

/** Left out in the first call; in each further call what the answer before said. */
export const chunkFields = {
  after: id.optional().describe('The last ID that was processed'),
  up_to: id.optional().describe('The last ID at the start; later records are not changed'),
}

export const ChunkDone = z.object({
  after: id.nullable().describe('Where the next chunk begins; null after the last chunk'),
  up_to: id,
  left: z.int().describe('How many records remain'),
})
export type ChunkDone = z.infer<typeof ChunkDone>
