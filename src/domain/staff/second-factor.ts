import type { Db } from '#db/client.ts'
import type { Auth } from './auth.ts'
import type { Door } from './door.ts'
import { auditOwn } from './door-log.ts'
import { orRefused, wrongCode } from './refused.ts'

const wrongPassword = 'This is not your password.'

/** The codes of an app that are asked for besides the password. `admit` counts the tries. */
export function secondFactorOf(
  db: Db,
  { api }: Auth,
  admit: (headers: Headers, subject: 'email', who: string) => void,
): Pick<Door, 'beginSecondFactor' | 'confirmSecondFactor' | 'endSecondFactor'> {
  return {
    async beginSecondFactor(headers, { staff }, password) {
      admit(headers, 'email', staff.email)
      const begun = await orRefused(api.enableTwoFactor({ body: { password }, headers }), wrongPassword)
      if (begun.method !== 'totp') throw new Error('The sign-in library knows another second factor')
      return { uri: begun.totpURI, recovery_codes: begun.backupCodes }
    },

    async confirmSecondFactor(headers, { staff, secondFactor }, code) {
      admit(headers, 'email', staff.email)
      const { headers: answered } = await orRefused(
        api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
        wrongCode,
      )
      const before = { second_factor: secondFactor }
      await auditOwn(db, staff, 'turn on second factor', { before, after: { second_factor: true } })
      return { cookies: answered.getSetCookie() }
    },

    async endSecondFactor(headers, { staff, secondFactor }, password) {
      admit(headers, 'email', staff.email)
      const { headers: answered } = await orRefused(
        api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
        wrongPassword,
      )
      const before = { second_factor: secondFactor }
      await auditOwn(db, staff, 'turn off second factor', { before, after: { second_factor: false } })
      return { cookies: answered.getSetCookie() }
    },
  }
}
