import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'

/** The service that says what currencies are worth; undefined where staff alone do. @throws ConfigError */
export function readRates(env: Environment) {
  const { EXCHANGE_RATES_URL: address, EXCHANGE_RATES_SOURCE: source, EXCHANGE_RATES_TOKEN: token } = env
  if (address === undefined) return undefined
  if (source === undefined)
    throw new ConfigError(
      'With EXCHANGE_RATES_URL, set EXCHANGE_RATES_SOURCE to the name of the service, which is shown to visitors next to each rate.',
    )
  return { address, source, token }
}
