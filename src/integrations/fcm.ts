/** Messages through Firebase Cloud Messaging, HTTP v1: setting FCM_SERVICE_ACCOUNT. */

import { createSign } from 'node:crypto'
import { z } from 'zod'
import { deliveryErrors as t } from '#messages/admin.ts'
import { NotSent, post } from './post.ts'
import type { PushSender } from './push-sender.ts'

export type FcmSettings = {
  base: string
  topic: string
  account: { project_id: string; client_email: string; private_key: string; token_uri: string }
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

export function openFcm({ base, topic, account }: FcmSettings, timeoutMs: number): PushSender {
  let known: { token: string; until: number } | undefined

  async function token(): Promise<string> {
    if (known && Date.now() < known.until) return known.token
    const answer = await post(account.token_uri, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(
        new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion: assertion(account, Date.now()),
        }),
      ),
      timeoutMs,
      mostRead: 10_000,
    })
    const given = Token.safeParse(parseJson(answer.text))
    if (answer.status !== 200 || !given.success) throw new NotSent(t.noToken({ status: answer.status }))
    const { access_token, expires_in } = given.data
    // A minute early: it must still hold when it arrives.
    known = { token: access_token, until: Date.now() + (expires_in - 60) * 1000 }
    return access_token
  }

  return {
    async send({ id, event, title, text, url }) {
      const answer = await post(`${base}/v1/projects/${account.project_id}/messages:send`, {
        headers: { 'content-type': 'application/json', authorization: `Bearer ${await token()}` },
        body: JSON.stringify({
          message: { topic, notification: { title, body: text }, data: { id, event, url } },
        }),
        timeoutMs,
      })
      if (answer.status === 401) known = undefined
      return answer
    },
  }
}

/** A JSON Web Token, signed with the account's key, by which it asks for the token that sends. */
function assertion({ client_email, private_key, token_uri }: FcmSettings['account'], now: number): string {
  const issued = Math.floor(now / 1000)
  const claims = { iss: client_email, scope, aud: token_uri, iat: issued, exp: issued + 3600 }
  const signed = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(private_key, 'base64url')}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
