import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'

/** The CDN that keeps pages and is told what has changed; nothing without one. */
export function readCdn(env: Environment) {
  const { CDN: kind, CDN_PURGE_URL: address, CDN_TOKEN: token, CDN_MAX_AGE: maxAgeSeconds } = env
  if (kind === 'off') return undefined
  const purgeUrls = address?.split(',').map((url) => url.trim()) ?? []
  if (purgeUrls.length === 0 || !purgeUrls.every((url) => /^https?:\/\/./.test(url) && URL.canParse(url)))
    throw new ConfigError(
      `The setting CDN_PURGE_URL cannot be used: for CDN=${kind} it is ${examples[kind]}.`,
    )
  if (kind !== 'varnish' && token === undefined)
    throw new ConfigError(`With CDN=${kind} set CDN_TOKEN to a token that may purge.`)
  return { kind, purgeUrls, token, maxAgeSeconds }
}

const examples = {
  fastly: 'https://api.fastly.com/service/YOUR_SERVICE/purge',
  cloudflare: 'https://api.cloudflare.com/client/v4/zones/YOUR_ZONE/purge_cache',
  varnish: 'the address of Varnish, several with commas between them, such as http://10.0.0.9:6081',
}
