/** The kinds of addresses that settings have: of the web, of mail servers, of mailboxes, of hosts. */
import { isIP } from 'node:net'
import addressparser from 'nodemailer/lib/addressparser'
import { emailPattern } from '#contract/forms/validation.ts'
import type { Kind } from './kinds.ts'
import { Unusable } from './unusable.ts'

const web = ['https:', 'http:']

/** How far an address of the web may go. */
type Extent = 'host' | 'path' | 'query' | 'fragment'

/** An address of the web without a name and a password; gives its origin, or all of it without slashes at the end. */
export function webAddress(what: string, example: string, extent: Extent = 'path'): Kind<string> {
  return {
    what,
    example,
    read(text) {
      const url = parseUrlWithScheme(text, web)
      if (!url) return undefined
      if (url.username || url.password) throw new Unusable('it must not contain a user name or password')
      if (extent === 'fragment') return text
      if (text.includes('#')) throw new Unusable('it must not contain #')
      if (extent === 'query') return text
      if (text.includes('?')) throw new Unusable('it must not contain ?')
      if (extent === 'path') return text.replace(/\/+$/, '')
      if (url.pathname !== '/') throw new Unusable('it must not contain a path')
      return url.origin
    },
  }
}

/** The scheme and host that browsers send as 'Origin'. */
export const origin: Kind<string> = {
  what: 'an origin',
  example: 'https://www.example.com',
  read(text) {
    const url = parseUrlWithScheme(text, web)
    return url?.origin === text.replace(/\/+$/, '') ? url.origin : undefined
  },
}

/** A mail server, with the options of nodemailer in its query. */
export const mailServer: Kind<string> = {
  what: 'the address of the mail server',
  example: 'smtp://user:password@mail.example.com:587',
  read(text) {
    const url = parseUrlWithScheme(text, ['smtp:', 'smtps:'])
    return url && isHost(url.hostname) && /^\/?$/.test(url.pathname) && !url.hash ? text : undefined
  },
}

/** A program that is reached by TCP. */
export function tcpAddress(what: string, example: string): Kind<string> {
  return {
    what,
    example,
    read(text) {
      const url = parseUrlWithScheme(text, ['tcp:'])
      return url && isHost(url.hostname) && url.port && text === `tcp://${url.host}` ? text : undefined
    },
  }
}

/** Where this server listens. */
export const host: Kind<string> = {
  what: 'a host name or an IP address of this machine',
  example: '0.0.0.0',
  read: (text) => (isHost(text) || isIP(text) ? text : undefined),
}

/** A mailbox, alone or with a name that is shown: read by the parser that reads it when mails are sent. */
export const sender: Kind<string> = {
  what: 'an email address, alone or with a name',
  example: 'Aangan Estates <office@example.com>',
  read(text) {
    const [mailbox, ...others] = addressparser(text)
    return others.length === 0 && mailbox?.address && emailPattern.test(mailbox.address) ? text : undefined
  },
}

/** A host as addresses have it: a name, an IPv4 address, or an IPv6 address in brackets. */
export function isHost(text: string): boolean {
  const inBrackets = /^\[(.+)\]$/.exec(text)?.[1]
  if (inBrackets !== undefined) return isIP(inBrackets) === 6
  // A name whose last part is a number is an IPv4 address, or nothing.
  if (/(?:^|\.)[0-9]+$/.test(text)) return isIP(text) === 4
  return text.length <= 253 && text.replace(/\.$/, '').split('.').every(isLabel)
}

function isLabel(text: string): boolean {
  return /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i.test(text)
}

/** A whole address with one of the schemes. */
export function parseUrlWithScheme(text: string, schemes: readonly string[]): URL | undefined {
  // One scheme, and not two as in https://https://example.com.
  const isWhole = /^[a-z]+:\/\/(?![a-z]+:\/\/)\S+$/i.test(text)
  const url = isWhole ? URL.parse(text) : null
  return url && schemes.includes(url.protocol) && url.hostname !== '' ? url : undefined
}
