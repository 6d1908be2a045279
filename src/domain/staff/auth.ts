/**
 * The one place that knows the sign-in library: passwords (scrypt), sessions, one-time codes. Whatever it has to say
 * to the browser it says in cookies, which are passed on as they are.
 */
import { APIError, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { agency } from '#agency'
import { shortestPassword } from '#contract/office/staff.ts'
import type { Db } from '#db/client.ts'
import {
  staff,
  staffAccounts,
  staffSecondFactors,
  staffSessions,
  staffVerifications,
} from '#db/schema/index.ts'
import { auditOwn } from './door-log.ts'

const hour = 3600

export type SignInOptions = {
  db: Db
  /** Signs the cookies. */
  secret: string
  /** Scheme and host of the site. */
  siteUrl: string
  /** Names the header that says where a request came from. */
  addressHeader: string
  /** Has the link mailed by which somebody sets a new password. */
  onForgotten: (to: { name: string; email: string }, token: string) => Promise<void>
}

export type Auth = ReturnType<typeof openAuth>

export function openAuth({ db, secret, siteUrl, addressHeader, onForgotten }: SignInOptions) {
  return betterAuth({
    appName: agency.name,
    baseURL: siteUrl,
    basePath: '/api/office/auth',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: staff,
        session: staffSessions,
        account: staffAccounts,
        verification: staffVerifications,
        twoFactor: staffSecondFactors,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: 200,
      resetPasswordTokenExpiresIn: 24 * hour,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => onForgotten(user, token),
      onPasswordReset: async ({ user }) => auditOwn(db, user, 'set password'),
    },
    user: {
      additionalFields: {
        role: { type: 'string', input: false },
        active: { type: 'boolean', input: false },
        agentId: { type: 'number', required: false, input: false },
      },
    },
    session: { expiresIn: 12 * hour, updateAge: hour },
    plugins: [twoFactor({ issuer: agency.name })],
    advanced: {
      cookiePrefix: 'office',
      useSecureCookies: siteUrl.startsWith('https:'),
      // Pages are the same for everybody: only the API learns who asks.
      defaultCookieAttributes: { sameSite: 'strict', path: '/api' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    // Every call to it goes through ours, which count and hold up by themselves.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

/** Whether it is the library's refusal, such as of a wrong password, and not a failure. */
export function isRefusal(error: unknown): error is APIError {
  return error instanceof APIError && error.statusCode < 500
}
