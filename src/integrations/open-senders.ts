import type { Config } from '#config'
import type { SpokenTarget } from '#contract/admin/webhooks.ts'
import { openFcm } from './fcm.ts'
import { openNtfy } from './ntfy.ts'
import type { PushSender } from './push-sender.ts'

export type Senders = Readonly<Partial<Record<SpokenTarget, PushSender>>>

/**
 * The senders to staff's phones, as far as they are set up; undefined where the agency has switched pushing
 * off.
 */
export function openSenders({
  systems,
  bases,
  push,
}: Pick<Config, 'systems' | 'bases' | 'push'>): Senders | undefined {
  if (!systems.push) return undefined
  const { topic, token, timeoutMs, fcm } = push
  return {
    ...(/^https?:/.test(bases.push) && { ntfy: openNtfy({ base: bases.push, topic, token }, timeoutMs) }),
    ...(fcm && { fcm: openFcm({ ...fcm, topic }, timeoutMs) }),
  }
}
