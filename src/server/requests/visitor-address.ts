/** The address of a request's sender, for counting how often a visitor sends forms. */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * The visitor's address: the one that the outermost of the `proxies` declared ones saw. IPv6 is counted by
 * its network, which belongs to one household. Undefined behind an undeclared proxy, where all visitors would
 * be one.
 */
export function visitorAddress(request: IncomingMessage, proxies: number): string | undefined {
  const peer = peerAddress(request)
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
  if (proxies === 0) return forwarded && isNear(peer) ? undefined : network(peer)
  return network(bare(forwarded.split(',').at(-proxies) ?? '')) ?? network(peer)
}

/** The address of the connection: a visitor, or the nearest proxy. */
export function peerAddress({ socket }: IncomingMessage): string {
  return bare(socket.remoteAddress ?? '')
}

/** Without the prefix of an IPv4 address in IPv6 and without a port. */
function bare(address: string): string {
  const text = address.trim().replace(/^::ffff:(?=[\d.]+$)/i, '')
  return text.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}

/** On this machine or in its own network. */
export function isNear(address: string): boolean {
  return /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd])/i.test(address)
}

function network(address: string): string | undefined {
  const version = isIP(address)
  if (version === 0) return undefined
  return version === 4 ? address : firstHalf(address)
}

/** The first four of eight groups, however the address is shortened. */
function firstHalf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const known = groups(head)
  const missing = tail === undefined ? 0 : 8 - known.length - groups(tail).length
  const whole = [...known, ...Array.from({ length: missing }, () => '0'), ...groups(tail)]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}
