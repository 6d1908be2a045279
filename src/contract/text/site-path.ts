import { parseUrl } from './parse-url.ts'

// No host of this name exists, nor ever will (RFC 2606).
const here = 'https://site.invalid'

/**
 * Whether an address is a path of this site, as browsers read it: they take '//evil.example' and '/\evil.example' for
 * another host.
 */
export function isSitePath(address: string): boolean {
  return address.startsWith('/') && parseUrl(address, here)?.origin === here
}
