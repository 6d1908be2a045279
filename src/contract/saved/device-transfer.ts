/** What a visitor saved, on its way to another device: encrypted in the browser, and readable for one day. */
import { z } from 'zod'
import { longestTransfer } from './saved-limits.ts'

/** 128 random bits. */
const token = z.string().regex(/^[\w-]{22}$/)

/** Ciphertext in Base64 for URLs: the key is in the link, which the server never sees. */
const sealed = z
  .string()
  .min(1)
  .max(longestTransfer)
  .regex(/^[\w-]+$/)

export const SealedTransfer = z.strictObject({ sealed })

export const TransferReceipt = z.object({
  data: z.object({ token, ends_at: z.string().describe('ISO 8601 in UTC') }),
})

export const TransferParams = z.object({ token })

export const OpenTransfer = z.strictObject({})

export const OpenedTransfer = z.object({ data: z.object({ sealed }) })
