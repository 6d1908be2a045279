/** Keys that other programs make: checked by their form, so that a copy that lost a letter is found at the start. */
import { bech32 } from '@scure/base'
import { z } from 'zod'
import type { Kind } from './kinds.ts'

/** An identity of age; no example is given, because it would be used. */
export const backupKey: Kind<string> = {
  what: 'the key that npm run backup -- key prints, which begins with AGE-SECRET-KEY-1',
  read(text) {
    const decoded = /^AGE-SECRET-KEY-1[0-9A-Z]+$/.test(text) ? bech32.decodeUnsafe(text, 90) : undefined
    return decoded && bech32.fromWordsUnsafe(decoded.words)?.length === 32 ? text : undefined
  },
}

const ServiceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
})
export type ServiceAccount = z.output<typeof ServiceAccount>

export const serviceAccount: Kind<ServiceAccount> = {
  what: 'the JSON of a service account’s key, on one line',
  example:
    '{"project_id":"homes","client_email":"push@homes.iam.gserviceaccount.com","private_key":"-----BEGIN PRIVATE KEY-----\\n…"}',
  read(text) {
    return ServiceAccount.safeParse(parse(text)).data
  },
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
