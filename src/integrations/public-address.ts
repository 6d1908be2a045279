/**
 * Keeps addresses that staff type from reaching the server's own network: only public addresses are sent to.
 */

import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { deliveryErrors as t } from '#messages/admin.ts'
import { NotSent } from './post.ts'

const loopback = toBlockList(['127.0.0.0/8', '::1/128'])

/** Private, link-local, shared, reserved and documentation networks, and those that lead into others. */
const closed = toBlockList([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
])
/** The public part of IPv6; the rest is local, mapped, translated or unassigned. */
const publicSix = toBlockList(['2000::/3'])

function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), addressFamily(address))
  }
  return list
}

function addressFamily(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** Whether messages may be sent to an IP address; `mayLoopback` lets this machine's own through. */
export function isReachable(address: string, mayLoopback: boolean): boolean {
  const bare = address.replace(/%.*$/, '')
  if (isIP(bare) === 0) return false
  const family = addressFamily(bare)
  if (loopback.check(bare, family)) return mayLoopback
  if (closed.check(bare, family)) return false
  return family === 'ipv4' || publicSix.check(bare, family)
}

/**
 * Looks a name up, and refuses it when any of its addresses is not public. The connection uses the address
 * that was looked up, so a name that changes afterwards changes nothing.
 */
export function publicLookup(mayLoopback: boolean): LookupFunction {
  return (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isReachable(address, mayLoopback)))
        return done(new NotSent(t.privateNetwork), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

const patienceMs = 5_000

/** Says why nothing may be sent to an address now; undefined when it may. */
export async function complaintAbout(address: string, mayLoopback: boolean): Promise<string | undefined> {
  const { protocol, hostname } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isReachable(host, mayLoopback)) return t.privateNetwork
  const isOwn = isIP(host) !== 0 ? loopback.check(host, addressFamily(host)) : host === 'localhost'
  if (protocol !== 'https:' && !(mayLoopback && isOwn)) return t.https
  if (isIP(host) !== 0) return undefined
  const looking = new Promise<string | undefined>((resolve) => {
    publicLookup(mayLoopback)(host, {}, (error) => resolve(error ? errorSentence(error) : undefined))
  })
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(t.notResolved), patienceMs)
  })
  return Promise.race([looking, tooLong]).finally(() => clearTimeout(timer))
}

function errorSentence(error: Error): string {
  if (error instanceof NotSent) return error.message
  return t.unknownHost
}
