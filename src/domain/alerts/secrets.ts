/**
 * The links and codes in messages about alerts. They are made of a random key in the database and the signing secret,
 * which is not in it: read access to the database opens nothing (ADR 0042).
 */
import { createHmac } from 'node:crypto'
import { markOf, readSignedKey, signedKey } from '../signed-key.ts'

/** What a link lets its owner do: see and change all alerts of an address, or end them all. */
export type LinkPurpose = 'manage' | 'unsubscribe'

const referenceLength = 22

/** The secret in a link of the contact with this key. */
export function linkSecret(secret: string, purpose: LinkPurpose, key: string): string {
  return signedKey(secret, `alert ${purpose}`, key)
}

/** The key of the contact whose link this is; undefined for a forged one. */
export function readLink(secret: string, purpose: LinkPurpose, given: string): string | undefined {
  return readSignedKey(secret, `alert ${purpose}`, given)
}

/** Identifies an alert that is to be confirmed: the reference of its request, and the contact's key. */
export type Pending = { reference: string; key: string }

/** The token in the link that confirms an alert; it begins with the reference. */
export function confirmToken(secret: string, { reference, key }: Pending): string {
  return reference + markOf(secret, `alert confirm ${reference} ${key}`)
}

/** The reference that a token begins with, whether it is forged or not. */
export function referenceOf(token: string): string {
  return token.slice(0, referenceLength)
}

/** The six digits that confirm an alert. */
export function confirmCode(secret: string, { reference, key }: Pending): string {
  const digest = createHmac('sha256', secret).update(`alert code ${reference} ${key}`).digest()
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0')
}
