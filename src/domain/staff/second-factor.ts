import type { Role } from '#contract/permissions.ts'
import type { Db } from '#db/client.ts'
import { accountErrors as t } from '#messages/admin.ts'
import type { Needs } from '../context.ts'
import { Forbidden, Unauthorised } from '../errors.ts'
import { readSettings } from '../settings/index.ts'
import { auditOwn } from './auth-log.ts'
import type { AuthService, Visit } from './auth-types.ts'
import type { AuthOf } from './better-auth.ts'
import { isUnusedCode } from './one-time-codes.ts'
import { orRefused, usedCode, wrongCode } from './refused.ts'
import { mailSecurityChange } from './security-mail.ts'
import type { SignInLimits } from './sign-in-limits.ts'

const wrongPassword = t.wrongPassword

/** Whether the settings require a second factor for this role. */
export async function isSecondFactorRequired(db: Db, role: Role): Promise<boolean> {
  const { second_factor_required_for: who } = await readSettings(db)
  return who === 'everybody' || (who === 'administrators' && role === 'admin')
}

/** The codes of an app, required in addition to the password. */
export function secondFactorOf(
  ctx: Needs<'db' | 'queue' | 'siteUrl'>,
  authOf: AuthOf,
  limits: SignInLimits,
): Pick<AuthService, 'beginSecondFactor' | 'confirmSecondFactor' | 'endSecondFactor'> {
  const { db } = ctx
  // By the session: requests without one cannot hold up those with one.
  const admit = ({ sessionId }: Visit) =>
    limits.admit({ what: 'own password', account: sessionId, address: undefined })

  return {
    async beginSecondFactor(headers, visit, password) {
      await admit(visit)
      const { api } = authOf(headers)
      const begun = await orRefused(api.enableTwoFactor({ body: { password }, headers }), wrongPassword)
      if (begun.method !== 'totp') throw new Error('The sign-in library knows another second factor')
      return { uri: begun.totpURI, recovery_codes: begun.backupCodes }
    },

    async confirmSecondFactor(headers, visit, code) {
      await admit(visit)
      const { staff, secondFactor } = visit
      const auth = authOf(headers)
      if (!(await isUnusedCode(auth, staff.id, code))) throw new Unauthorised(usedCode)
      const { headers: answered } = await orRefused(
        auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
        wrongCode,
      )
      const before = { second_factor: secondFactor }
      await auditOwn(db, staff, 'turn on second factor', { before, after: { second_factor: true } })
      await mailSecurityChange(ctx, staff, 'second factor on')
      return { cookies: answered.getSetCookie() }
    },

    async endSecondFactor(headers, visit, password) {
      await admit(visit)
      const { staff, secondFactor } = visit
      if (await isSecondFactorRequired(db, staff.role)) throw new Forbidden(t.secondFactorRequired)
      const { headers: answered } = await orRefused(
        authOf(headers).api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
        wrongPassword,
      )
      const before = { second_factor: secondFactor }
      await auditOwn(db, staff, 'turn off second factor', { before, after: { second_factor: false } })
      await mailSecurityChange(ctx, staff, 'second factor off')
      return { cookies: answered.getSetCookie() }
    },
  }
}
