import { z } from 'zod'
import { agency } from '#agency'
import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'

/** How staff's phones and other programs are told what happens; without a service account there is no FCM. */
export function readPush(env: Environment) {
  const { PUSH_TOKEN: token, FCM_SERVICE_ACCOUNT: account, FCM_BASE: base } = env
  if (!/^https?:\/\//.test(base))
    throw new ConfigError(
      'The setting FCM_BASE cannot be used: it is an address such as https://fcm.googleapis.com.',
    )
  return {
    topic: env.PUSH_TOPIC ?? agency.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    token,
    retrySeconds: env.PUSH_RETRY_SECONDS,
    timeoutMs: env.PUSH_TIMEOUT_MS,
    mayLoopback: env.WEBHOOKS_TO_LOOPBACK === 'on',
    fcm:
      account === undefined ? undefined : { base: base.replace(/\/+$/, ''), account: readAccount(account) },
  }
}

const ServiceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
})

/** What is wrong with it is not said word for word: it is a secret. */
function readAccount(text: string): z.output<typeof ServiceAccount> {
  try {
    return ServiceAccount.parse(JSON.parse(text))
  } catch {
    throw new ConfigError(
      'The setting FCM_SERVICE_ACCOUNT cannot be used: it is the JSON of a service account’s key, in one line.',
    )
  }
}
