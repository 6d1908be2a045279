import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { openAttempts } from '../spam-protection/index.ts'
import { createAuthService } from './auth-service.ts'
import type { AuthService } from './auth-types.ts'
import { openAuths } from './better-auth.ts'
import { openKnownDevices } from './known-devices.ts'
import { passwordWasSet } from './password-was-set.ts'
import { openSignInLimits } from './sign-in-limits.ts'

export type AuthOptions = {
  /** Names the header that says where a request came from. */
  addressHeader: string
}

/** Creates the sign-in of the admin app. */
export function createAuth(
  ctx: Context<'db' | 'queue' | 'secret' | 'siteUrl'>,
  { addressHeader }: AuthOptions,
): AuthService {
  const { db, siteUrl } = ctx
  const attempts = openAttempts(db, ctx.secret)
  const secret = createHmac('sha256', ctx.secret).update('office sessions').digest('base64url')
  return createAuthService({
    ctx,
    authOf: openAuths({
      ...{ db, secret, siteUrl: siteUrl(), addressHeader },
      onPasswordSet: (member) => passwordWasSet(ctx, member),
    }),
    limits: openSignInLimits(attempts),
    devices: openKnownDevices(secret),
    addressHeader,
  })
}
