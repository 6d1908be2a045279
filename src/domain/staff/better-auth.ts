/**
 * The one place that uses the sign-in library: passwords (scrypt), sessions, one-time codes. Its cookies are
 * passed on to the browser unchanged.
 */
import { APIError, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { agency } from '#agency'
import { shortestPassword } from '#contract/admin/staff.ts'
import type { Db } from '#db/client.ts'
import {
  staff,
  staffAccounts,
  staffSecondFactors,
  staffSessions,
  staffVerifications,
} from '#db/schema/index.ts'
import { type CookieKind, cookieKind } from './cookies.ts'
import { passwordsInTurn } from './hash-in-turn.ts'
import { digestOf } from './link-tokens.ts'

const hour = 3600

export type SignInOptions = {
  db: Db
  /** Signs the cookies. */
  secret: string
  /** Scheme and host of the site. */
  siteUrl: string
  /** The name of the header with the request's address. */
  addressHeader: string
  /** Called when a member of staff has set their password by a link. */
  onPasswordSet: (member: { id: string; name: string; email: string }) => Promise<void>
}

export type Auth = ReturnType<typeof openAuth>

/** Returns the library for a request: its cookies differ for visitors by https and those by http. */
export type AuthOf = (headers: Headers) => Auth

export function openAuths(options: SignInOptions): AuthOf {
  const opened = new Map<CookieKind, Auth>()
  return (headers) => {
    const kind = cookieKind(headers, options.siteUrl)
    const auth = opened.get(kind) ?? openAuth(options, kind)
    opened.set(kind, auth)
    return auth
  }
}

function openAuth(
  { db, secret, siteUrl, addressHeader, onPasswordSet }: SignInOptions,
  { prefix, path, secure }: CookieKind,
) {
  return betterAuth({
    appName: agency.name,
    baseURL: siteUrl,
    basePath: '/api/admin/auth',
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
      password: passwordsInTurn,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => onPasswordSet(user),
    },
    verification: { storeIdentifier: { hash: async (identifier) => digestOf(identifier) } },
    user: {
      additionalFields: {
        role: { type: 'string', input: false },
        active: { type: 'boolean', input: false },
        agentId: { type: 'number', required: false, input: false },
      },
    },
    // Actions that an open session must not allow ask for the password instead of a new session.
    session: { expiresIn: 12 * hour, updateAge: hour, freshAge: 0 },
    // Its own lock-out would hold up the owner together with the attacker: sign-in-limits.ts does it.
    plugins: [twoFactor({ issuer: agency.name, accountLockout: { enabled: false } })],
    advanced: {
      cookiePrefix: prefix,
      // It would add the prefix '__Secure-'; ours is stricter.
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'strict', path, secure },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    // Every call to it goes through our own calls, which count and limit attempts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

/** Whether it is the library's refusal, such as of a wrong password, and not a failure. */
export function isRefusal(error: unknown): error is APIError {
  return error instanceof APIError && error.statusCode < 500
}
