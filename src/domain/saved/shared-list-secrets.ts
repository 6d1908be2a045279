import { createHash, randomBytes } from 'node:crypto'

/** 128 random bits, written in 22 characters. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url')
}

/** The digest of a secret in the database. The secret is random and cannot be guessed. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
