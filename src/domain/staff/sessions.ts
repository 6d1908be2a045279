import type { Db } from '#db/client.ts'
import { NotFound } from '../errors.ts'
import type { Auth } from './auth.ts'
import type { Door } from './door.ts'
import { auditOwn } from './door-log.ts'

/** Where somebody is signed in, and how that ends. */
export function sessionsOf(db: Db, { api }: Auth): Pick<Door, 'sessions' | 'endSession'> {
  return {
    async sessions(headers, visit) {
      const sessions = await api.listSessions({ headers })
      return sessions.map(({ id, ipAddress, userAgent, createdAt, expiresAt }) => ({
        id,
        current: id === visit.sessionId,
        address: ipAddress ?? null,
        browser: userAgent ?? null,
        created_at: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
      }))
    },

    async endSession(headers, { staff }, id) {
      const mine = (await api.listSessions({ headers })).find((session) => session.id === id)
      if (!mine) throw new NotFound('There is no such session.')
      await api.revokeSession({ body: { token: mine.token }, headers })
      const before = { browser: mine.userAgent ?? null, created_at: mine.createdAt.toISOString() }
      await auditOwn(db, staff, 'end session', { before, after: null })
    },
  }
}
