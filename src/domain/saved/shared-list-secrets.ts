import { createHash, randomBytes } from 'node:crypto'

/** 128 random bits, written in 22 characters. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url')
}

/** What stands for a secret in the database. It is random: nobody finds it by trying. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
