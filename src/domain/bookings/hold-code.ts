/** The six digits that confirm a hold. The database has what they are made of, and not the signing secret. */
import { createHmac, randomBytes } from 'node:crypto'

/** The stored part of a code. */
export function newCodeSeed(): string {
  return randomBytes(16).toString('base64url')
}

/** @param seed as `newCodeSeed` gave it; versions before 0.2 stored the code itself, for the minutes of a hold */
export function holdCode(secret: string, { reference, seed }: { reference: string; seed: string }): string {
  if (/^\d{6}$/.test(seed)) return seed
  const digest = createHmac('sha256', secret).update(`hold code ${reference} ${seed}`).digest()
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0')
}
