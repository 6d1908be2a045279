import { createHmac } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { openAttempts } from '../abuse/attempts.ts'
import { readSecret } from '../abuse/secret.ts'
import { type Auth, openAuth } from './auth.ts'
import { type Door, openDoor } from './door.ts'

export type OfficeOptions = {
  /** Scheme and host of the site. */
  siteUrl: string
  /** Names the header that says where a request came from. */
  addressHeader: string
  /** Told when tries could not be kept. */
  onTrouble: (error: unknown) => void
  /** Gives whoever has no password, or forgot it, the link that the token makes. */
  onForgotten: (to: { name: string; email: string }, token: string) => Promise<void>
}

export type Office = { door: Door; auth: Auth; close(): Promise<void> }

/** Opens the door of the back office; `close` keeps the tries that were counted. */
export async function openOffice(
  db: Db,
  { siteUrl, addressHeader, onTrouble, onForgotten }: OfficeOptions,
): Promise<Office> {
  const installation = await readSecret(db)
  const attempts = await openAttempts(db, installation, onTrouble)
  const auth = openAuth({
    db,
    secret: createHmac('sha256', installation).update('office sessions').digest('base64url'),
    siteUrl,
    addressHeader,
    onForgotten,
  })
  return { door: openDoor(db, auth, attempts, addressHeader), auth, close: attempts.close }
}
