import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'

/** The analytics services that page views and events are forwarded to. */
export function readSenders(env: Environment) {
  const { PLAUSIBLE_URL: url, PLAUSIBLE_DOMAIN: domain } = env
  const { GA4_URL, GA4_MEASUREMENT_ID: measurementId, GA4_API_SECRET: apiSecret } = env
  if (Boolean(url) !== Boolean(domain))
    throw new ConfigError('To send analytics to Plausible, set PLAUSIBLE_URL and PLAUSIBLE_DOMAIN together.')
  if (Boolean(measurementId) !== Boolean(apiSecret)) {
    throw new ConfigError(
      'To send analytics to Google Analytics, set GA4_MEASUREMENT_ID and GA4_API_SECRET together.',
    )
  }
  return {
    ...(url && domain && { plausible: { url, domain } }),
    ...(measurementId && apiSecret && { ga4: { url: GA4_URL, measurementId, apiSecret } }),
  }
}
