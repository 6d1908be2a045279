/** The sign-in of the admin app: signing in, sessions, and limits of attempts. */
import { and, eq } from 'drizzle-orm'
import { roles } from '#contract/permissions.ts'
import type { Db } from '#db/client.ts'
import { staff } from '#db/schema/index.ts'
import { accountErrors as t } from '#messages/admin.ts'
import type { Context } from '../context.ts'
import { Invalid, Unauthorised } from '../errors.ts'
import { auditOwn, auditRefusal } from './auth-log.ts'
import type { AuthService, Visit, WithCookies } from './auth-types.ts'
import { type Auth, type AuthOf, isRefusal } from './better-auth.ts'
import { mustNotBeCommon } from './common-password.ts'
import { untilNextBeat } from './constant-time.ts'
import { cookieKind } from './cookies.ts'
import { openFewAtOnce } from './hash-in-turn.ts'
import type { KnownDevices } from './known-devices.ts'
import { isUnusedCode, pendingStaffId } from './one-time-codes.ts'
import { mailPasswordLink } from './password-link.ts'
import { orRefused, usedCode, wrongCode } from './refused.ts'
import { isSecondFactorRequired, secondFactorOf } from './second-factor.ts'
import { mailSecurityChange } from './security-mail.ts'
import { sessionEnd, sessionsOf } from './sessions.ts'
import type { SignInLimits } from './sign-in-limits.ts'

export type AuthServiceParts = {
  ctx: Context<'db' | 'queue' | 'secret' | 'siteUrl'>
  authOf: AuthOf
  limits: SignInLimits
  devices: KnownDevices
  /** The name of the header with the request's address. */
  addressHeader: string
}

export function createAuthService(parts: AuthServiceParts): AuthService {
  const { ctx, authOf, limits, devices, addressHeader } = parts
  const { db, queue, siteUrl } = ctx
  const fewAtOnce = openFewAtOnce()
  const kindOf = (headers: Headers) => cookieKind(headers, siteUrl())
  const addressOf = (headers: Headers) => headers.get(addressHeader) ?? undefined
  /** The origin of an attempt to sign in to an account. */
  const placeOf = (headers: Headers, email: string) => ({
    account: email,
    address: addressOf(headers),
    device: devices.idOf(headers, kindOf(headers), email),
  })

  return {
    async signIn(headers, { email, password }) {
      await limits.admit({ what: 'sign in', ...placeOf(headers, email) })
      const begun = performance.now()
      const { headers: answered, response } = await orRefused(
        fewAtOnce(addressOf(headers), () =>
          authOf(headers).api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
        ),
        t.wrongPair,
        async () => {
          await auditRefusal(db, { email }, 'wrong password')
          await untilNextBeat(begun)
        },
      )
      if ('twoFactorRedirect' in response) return { secondFactor: true, cookies: answered.getSetCookie() }
      return { secondFactor: false, ...(await entered(headers, answered, response.user)) }
    },

    async enterCode(headers, code) {
      const auth = authOf(headers)
      const staffId = await pendingStaffId(auth, headers)
      const email = staffId && (await emailOf(db, staffId))
      if (!email) throw new Unauthorised(t.beginAgain)
      await limits.admit({ what: 'code', ...placeOf(headers, email) })
      const isOfApp = /^\d{6}$/.test(code)
      const verify = isOfApp ? auth.api.verifyTOTP : auth.api.verifyBackupCode
      const onRefused = () => auditRefusal(db, { id: staffId }, 'wrong code')
      if (isOfApp && !(await isUnusedCode(auth, staffId, code))) {
        await onRefused()
        throw new Unauthorised(usedCode)
      }
      const { headers: answered, response } = await orRefused(
        verify({ body: { code }, headers, returnHeaders: true }),
        wrongCode,
        onRefused,
      )
      const opened = await entered(headers, answered, response.user)
      if (!isOfApp) await mailSecurityChange(ctx, response.user, 'recovery code used')
      return opened
    },

    async signOut(headers) {
      const visit = await who(headers)
      const { headers: answered } = await authOf(headers).api.signOut({ headers, returnHeaders: true })
      if (visit) await auditOwn(db, visit.staff, 'sign out')
      return { cookies: answered.getSetCookie() }
    },

    who,

    async isStillIn(headers, { sessionId, staff }) {
      const now = await visitOf(headers, { disableRefresh: true })
      return (
        now?.sessionId === sessionId &&
        now.staff.role === staff.role &&
        now.staff.agentId === staff.agentId &&
        !now.secondFactorMissing
      )
    },

    async forgotten(headers, email) {
      await limits.admit({ what: 'forgotten password', ...placeOf(headers, email) })
      const [member] = await db
        .select({ id: staff.id })
        .from(staff)
        .where(and(eq(staff.email, email), staff.active))
      // The same work for known and unknown addresses, so that the time does not tell them apart.
      await queue.enqueue(db, 'password-forgotten', { staffId: member?.id ?? null })
    },

    async invite(staffId) {
      await mailPasswordLink(ctx, staffId)
    },

    async setPassword(headers, { token, password }) {
      await limits.admit({ what: 'password link', account: token, address: addressOf(headers) })
      const auth = authOf(headers)
      const member = await memberOfLink(auth, token)
      if (member) await mustNotBeCommon(password, member)
      try {
        await auth.api.resetPassword({ body: { token, newPassword: password }, headers })
      } catch (error) {
        if (isRefusal(error)) throw new Invalid({ token: t.staleLink }, t.staleLink)
        throw error
      }
    },

    ...sessionsOf(db, authOf),
    ...secondFactorOf(ctx, authOf, limits),
  }

  function who(headers: Headers): Promise<Visit | undefined> {
    return visitOf(headers, {})
  }

  async function visitOf(headers: Headers, query: { disableRefresh?: boolean }): Promise<Visit | undefined> {
    if (!headers.has('cookie')) return undefined
    const found = await authOf(headers).api.getSession({ headers, query })
    const role = roles.find((one) => one === found?.user.role)
    if (!found || !role || !found.user.active || sessionEnd(found.session) <= new Date()) return undefined
    const { id, name, email, agentId, twoFactorEnabled } = found.user
    const secondFactor = twoFactorEnabled === true
    return {
      staff: { kind: 'staff', id, name, email, role, agentId: agentId ?? null },
      sessionId: found.session.id,
      secondFactor,
      secondFactorMissing: !secondFactor && (await isSecondFactorRequired(db, role)),
    }
  }

  /** Records whose session was just opened, and refuses it to former staff. */
  async function entered(headers: Headers, answered: Headers, { id }: { id: string }): Promise<WithCookies> {
    const cookies = answered.getSetCookie()
    const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
    const visit = await who(new Headers({ cookie }))
    if (!visit) {
      await auditRefusal(db, { id }, 'no longer active')
      throw new Unauthorised(t.wrongPair)
    }
    await auditOwn(db, visit.staff, 'sign in')
    return { cookies: [...cookies, devices.remember(headers, kindOf(headers), visit.staff.email)] }
  }
}

/** The member whose password a link sets; undefined for a link that is used, too old or forged. */
async function memberOfLink(auth: Auth, token: string): Promise<{ name: string; email: string } | undefined> {
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  return (link && (await internalAdapter.findUserById(link.value))) ?? undefined
}

async function emailOf(db: Db, staffId: string): Promise<string | undefined> {
  const [member] = await db.select({ email: staff.email }).from(staff).where(eq(staff.id, staffId))
  return member?.email
}
