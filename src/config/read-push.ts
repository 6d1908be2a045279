import { agency } from '#agency'
import type { Environment } from './environment.ts'

/** Settings of push notifications and webhooks; without a service account there is no FCM. */
export function readPush(env: Environment) {
  const { PUSH_TOKEN: token, FCM_SERVICE_ACCOUNT: account, FCM_BASE: base } = env
  return {
    topic: env.PUSH_TOPIC ?? agency.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    token,
    retrySeconds: env.PUSH_RETRY_SECONDS,
    timeoutMs: env.PUSH_TIMEOUT_MS,
    mayLoopback: env.WEBHOOKS_TO_LOOPBACK,
    fcm: account && { base, account },
  }
}
