import type { Db } from '#db/client.ts'
import { accountErrors as t } from '#messages/admin.ts'
import { NotFound } from '../errors.ts'
import { auditOwn } from './auth-log.ts'
import type { AuthService } from './auth-types.ts'
import type { AuthOf } from './better-auth.ts'

const longestMs = 30 * 86_400_000

/** When a session ends at the latest: after twelve hours without use, and 30 days after signing in. */
export function sessionEnd({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): Date {
  return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + longestMs))
}

/** Lists the sessions of a member of staff and ends them. */
export function sessionsOf(db: Db, authOf: AuthOf): Pick<AuthService, 'sessions' | 'endSession'> {
  return {
    async sessions(headers, visit) {
      const sessions = await authOf(headers).api.listSessions({ headers })
      return sessions
        .filter((session) => sessionEnd(session) > new Date())
        .map(({ id, ipAddress, userAgent, createdAt, expiresAt }) => ({
          id,
          current: id === visit.sessionId,
          address: ipAddress ?? null,
          browser: userAgent ?? null,
          created_at: createdAt.toISOString(),
          expires_at: sessionEnd({ createdAt, expiresAt }).toISOString(),
        }))
    },

    async endSession(headers, { staff }, id) {
      const { api } = authOf(headers)
      const mine = (await api.listSessions({ headers })).find((session) => session.id === id)
      if (!mine) throw new NotFound(t.unknownSession)
      await api.revokeSession({ body: { token: mine.token }, headers })
      const before = { browser: mine.userAgent ?? null, created_at: mine.createdAt.toISOString() }
      await auditOwn(db, staff, 'end session', { before, after: null })
    },
  }
}
