/** The address of a PostgreSQL database; it may name several servers, as libpq writes them. */
import type { Kind } from './kinds.ts'
import { readSetting, setting } from './setting.ts'
import { Unusable } from './unusable.ts'

/** The settings that name a database. */
export type DatabaseSetting = 'DATABASE_URL' | 'CHANGES_DATABASE_URL'

const shape = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)([/?][^#]*)?$/
const session = 'target_session_attrs'
const sessions = ['read-write', 'primary']

const what = {
  what: 'the address of a PostgreSQL database',
  example: 'postgres://user:password@db.example.com:5432/aangan',
}

/** Read as an address for each server. */
const servers: Kind<string[]> = {
  ...what,
  read(text) {
    const [, start = '', hosts = '', end = ''] = shape.exec(text) ?? []
    if (start === '' || (!hosts.includes(',') && !isAddress(text))) {
      if (!/^postgres(?:ql)?:.+@/.test(text)) return undefined
      throw new Unusable(
        '@, /, #, ? and % in a user name or a password are written as %40, %2F, %23, %3F and %25',
      )
    }
    if (!hosts.includes(',')) return [text]
    const rest = URL.parse(`postgres://host${end}`)
    if (['host', 'hostaddr', 'port'].some((key) => rest?.searchParams.has(key)))
      throw new Unusable('it lists its servers twice: remove host=, hostaddr= and port=')
    if (!sessions.includes(rest?.searchParams.get(session) ?? 'read-write'))
      throw new Unusable(`with several servers ${session} is read-write, because the site writes`)
    const addresses = hosts.split(',').map((host) => {
      const rewritten = end.replace(/([?&])ssl=(?:true|1)(?=&|$)/, '$1sslmode=verify-full')
      return host === '' ? '' : `${start}${host}${rewritten}`
    })
    if (addresses.every(isAddress)) return addresses
    throw new Unusable('write several servers as comma-separated host:port, such as a:5432,b:5432')
  },
}

/** One or several servers; read as it is written. */
export const database: Kind<string> = { ...what, read: (text) => servers.read(text) && text }

/**
 * Gives an address for each server of `postgres://user:password@a:5432,b:5432/name?target_session_attrs=read-write`;
 * a single one stays as it is.
 * @throws ConfigError naming the setting but never the password
 */
export function addressesOf(url: string, name: DatabaseSetting = 'DATABASE_URL'): string[] {
  return readSetting(name, setting(servers), { [name]: url }) ?? []
}

/**
 * 'host:port' of every server of an address, without its user and password.
 * @throws ConfigError when it is no address of a PostgreSQL database
 */
export function databaseLocation(url: string, name: DatabaseSetting = 'DATABASE_URL'): string {
  return addressesOf(url, name)
    .map((address) => {
      const { hostname, port } = new URL(address)
      return `${hostname || 'this machine'}:${port || 5432}`
    })
    .join(', ')
}

/** 'postgres:///name' is a database of this machine; a scheme alone is nothing. */
function isAddress(text: string): boolean {
  const url = /\s/.test(text) ? null : URL.parse(text)
  if (!url || (url.hostname === '' && url.pathname.length < 2)) return false
  return canBeDecoded(url.username) && canBeDecoded(url.password)
}

function canBeDecoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
