/**
 * `POST /auth/unlock` (D11): a developer on this machine gets a token with the password of the environment,
 * and uploads with it as with UPLOAD_TOKEN. Anywhere else there is no such path.
 */

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { z } from 'zod'
import type { Config } from '#config'
import { unlockPath } from '#contract/api/unlock.ts'
import { RateLimited, Unauthorised } from '#domain/errors.ts'
import { apiErrors as t } from '#messages/server.ts'
import { readJsonBody } from './body/read-json.ts'

type Locked = Pick<Config, 'mode' | 'host' | 'unlockPassword' | 'bodyLimitBytes'>

const hourMs = 60 * 60_000
const windowMs = 10 * 60_000
const mostTries = 8

export function mountUnlock(app: Hono, config: Locked): void {
  if (!isLocal(config)) return
  let tries = { count: 0, endsAt: 0 }
  app.post(unlockPath, async ({ req }) => {
    const now = Date.now()
    if (tries.endsAt <= now) tries = { count: 0, endsAt: now + windowMs }
    // Counted before the password is checked, so that parallel tries are counted as well.
    tries.count += 1
    if (tries.count > mostTries) throw new RateLimited(t.unlockTries, Math.ceil((tries.endsAt - now) / 1000))
    const sent = z
      .object({ password: z.string() })
      .safeParse(await readJsonBody(req.raw, config.bodyLimitBytes))
    const { unlockPassword } = config
    if (!unlockPassword || !sent.success || !isSame(sent.data.password, unlockPassword))
      throw new Unauthorised(t.unlockPassword)
    tries.count = 0
    const expires = now + hourMs
    const data = { token: createToken(expires, unlockPassword), expires_at: new Date(expires).toISOString() }
    return Response.json({ data }, { headers: { 'cache-control': 'no-store' } })
  })
}

/** Whether the token was issued here, with the current password, and has not expired. */
export function isUnlocked(token: string, config: Locked): boolean {
  const expires = Number(token.split('.', 1)[0])
  if (!isLocal(config) || !config.unlockPassword || !(expires > Date.now())) return false
  return isSame(token, createToken(expires, config.unlockPassword))
}

/** True only where no other machine can reach the server. */
function isLocal({ mode, host }: Locked): boolean {
  return mode === 'development' && /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host)
}

function createToken(expires: number, password: string): string {
  return `${expires}.${createHmac('sha256', password).update(`unlock ${expires}`).digest('base64url')}`
}

/** Compared by their digests, which takes the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'same').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
