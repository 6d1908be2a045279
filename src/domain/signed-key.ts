/**
 * Links that need no password: a random key in the database with a mark made of the signing secret, which is not in it.
 * Read access to the database opens nothing (ADR 0042).
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const keyBytes = 16
const keyLength = 22

/** A random key of 22 characters. */
export function newKey(): string {
  return randomBytes(keyBytes).toString('base64url')
}

/** The key with its mark, as it is in a link. @param purpose what the link lets its owner do */
export function signedKey(secret: string, purpose: string, key: string): string {
  return key + markOf(secret, `${purpose} ${key}`)
}

/** The key of a link for that purpose; undefined for a forged one. */
export function readSignedKey(secret: string, purpose: string, given: string): string | undefined {
  const key = given.slice(0, keyLength)
  return isSame(given, signedKey(secret, purpose, key)) ? key : undefined
}

/** A mark of 22 characters that only the owner of the secret can make. */
export function markOf(secret: string, about: string): string {
  const digest = createHmac('sha256', secret).update(about).digest()
  return digest.subarray(0, keyBytes).toString('base64url')
}

/** Compares in constant time. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
