/** Messages through an ntfy server: setting PUSH_BASE. */
import { post } from './post.ts'
import type { PushSender } from './push-sender.ts'

export type NtfySettings = { base: string; topic: string; token: string | undefined }

export function openNtfy({ base, topic, token }: NtfySettings, timeoutMs: number): PushSender {
  return {
    send: ({ event, title, text, url }) =>
      post(`${base}/`, {
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ topic, title, message: text, click: url, tags: [event] }),
        timeoutMs,
      }),
  }
}
