import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'

/** The CDN that caches pages and receives purges; undefined when there is none. */
export function readCdn(env: Environment) {
  const { CDN: kind, CDN_PURGE_URL: purgeUrls, CDN_TOKEN: token, CDN_MAX_AGE: maxAgeSeconds } = env
  if (kind === 'off') return undefined
  if (purgeUrls === undefined)
    throw new ConfigError(`With CDN=${kind}, set CDN_PURGE_URL, which is ${examples[kind]}.`)
  if (token === undefined) throw new ConfigError(`With CDN=${kind}, set CDN_TOKEN to ${tokens[kind]}.`)
  return { kind, purgeUrls, token, maxAgeSeconds }
}

const examples = {
  fastly: 'https://api.fastly.com/service/YOUR_SERVICE/purge',
  cloudflare: 'https://api.cloudflare.com/client/v4/zones/YOUR_ZONE/purge_cache',
  varnish: 'one or more comma-separated addresses of Varnish, such as http://10.0.0.9:6081',
}

const mayPurge = 'a token with permission to purge'

const tokens = {
  fastly: mayPurge,
  cloudflare: mayPurge,
  varnish: 'a secret that Varnish has in its environment as well, such as openssl rand -hex 32 writes',
}
