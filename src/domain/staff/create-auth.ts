import { createHmac } from 'node:crypto'
import type { Db } from '#db/client.ts'
import type { Queue } from '#queue/queue.ts'
import { openAttempts } from '../spam-protection/attempts.ts'
import { createAuthService } from './auth-service.ts'
import type { AuthService } from './auth-types.ts'
import { openAuths } from './better-auth.ts'
import { openKnownDevices } from './known-devices.ts'
import { passwordWasSet } from './password-was-set.ts'
import { openSignInLimits } from './sign-in-limits.ts'

export type AuthOptions = {
  /** The secret of this installation. */
  secret: string
  /** Scheme and host of the site. */
  siteUrl: string
  /** Names the header that says where a request came from. */
  addressHeader: string
  queue: Pick<Queue, 'enqueue'>
  /** Told when attempts could not be kept. */
  onTrouble: (error: unknown) => void
}

export type Auth = { auth: AuthService; close(): Promise<void> }

/** Creates the sign-in of the admin app; `close` stores the attempts that were counted. */
export async function createAuth(
  db: Db,
  { secret: installation, siteUrl, addressHeader, queue, onTrouble }: AuthOptions,
): Promise<Auth> {
  const attempts = await openAttempts(db, installation, onTrouble)
  const secret = createHmac('sha256', installation).update('office sessions').digest('base64url')
  const auth = createAuthService({
    db,
    queue,
    links: { secret: installation, siteUrl },
    authOf: openAuths({
      ...{ db, secret, siteUrl, addressHeader },
      onPasswordSet: (member) => passwordWasSet({ db, queue, siteUrl }, member),
    }),
    limits: openSignInLimits(attempts),
    devices: openKnownDevices(secret),
    siteUrl,
    addressHeader,
  })
  return { auth, close: attempts.close }
}
