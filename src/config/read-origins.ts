import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'

/** Webs on other hosts, whose visitors' browsers may use this API. */
export function readOrigins(list: string | undefined): readonly string[] {
  const origins = (list ?? '').split(',').flatMap((one) => one.trim().replace(/\/+$/, '') || [])
  const wrong = origins.find((one) => !URL.canParse(one) || new URL(one).origin !== one)
  if (wrong === undefined) return origins
  throw new ConfigError(
    `The setting WEB_ORIGINS cannot be used: ${wrong} is no origin such as https://www.example.com. Several are separated by commas.`,
  )
}

/** How many proxies stand in front of this server, whose word about a visitor is believed. */
export function readProxies(setting: Environment['TRUST_PROXY']): number {
  if (typeof setting === 'number') return setting
  return setting === 'on' ? 1 : 0
}
