import { z } from 'zod'

/** Work for a computer, of a second or so: finding the counter whose derived key begins as the prefix says (ALTCHA). */
export const Challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string().exactOptional(),
    expiresAt: z.int().exactOptional(),
  }),
  signature: z.string().exactOptional(),
})
export type Challenge = z.infer<typeof Challenge>
