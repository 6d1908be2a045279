import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'

/** How WhatsApp is reached; undefined without its two settings: alerts are then offered by email alone. */
export function readWhatsApp(env: Environment) {
  const { WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_TOKEN: token, WHATSAPP_BASE: base } = env
  if (phoneNumberId === undefined && token === undefined) return undefined
  if (phoneNumberId === undefined || token === undefined)
    throw new ConfigError(
      'WhatsApp needs both settings, WHATSAPP_PHONE_NUMBER_ID and WHATSAPP_TOKEN. Set the other one, or remove both.',
    )
  return { base, phoneNumberId, token, timeoutMs: 15_000 }
}
