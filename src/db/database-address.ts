/** The addresses of several servers in one setting, as libpq writes them. */
import { StartupError } from './startup-error.ts'

/** The settings that name a database. */
export type Setting = 'DATABASE_URL' | 'CHANGES_DATABASE_URL'

const shape = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)([/?][^#]*)?$/
const session = 'target_session_attrs'
const sessions = ['read-write', 'primary']

/**
 * Gives an address for each server of `postgres://user:password@a:5432,b:5432/name?target_session_attrs=read-write`;
 * a single one stays as it is.
 * @throws StartupError naming the setting but never the password
 */
export function addressesOf(url: string, setting: Setting = 'DATABASE_URL'): string[] {
  const [, start = '', hosts = '', end = ''] = shape.exec(url) ?? []
  if (!hosts.includes(',')) return [url]
  const rest = URL.parse(`postgres://host${end}`)
  for (const key of ['host', 'hostaddr', 'port'])
    if (rest?.searchParams.has(key))
      throw new StartupError(`${setting} names its servers before the name of the database: remove ${key}=.`)
  const wanted = rest?.searchParams.get(session) ?? 'read-write'
  if (!sessions.includes(wanted)) {
    throw new StartupError(
      `${session}=${wanted} in ${setting} cannot be used: with several servers it is read-write, because the site writes.`,
    )
  }
  return hosts.split(',').map((host) => {
    const address = `${start}${host}${end.replace(/([?&])ssl=(?:true|1)(?=&|$)/, '$1sslmode=verify-full')}`
    if (host === '' || !URL.parse(address)?.hostname)
      throw new StartupError(
        `${setting} names a server as '${host}': write each as host:port, with commas between them, such as a:5432,b:5432.`,
      )
    return address
  })
}

/**
 * 'host:port' of every server of an address, without its user and password.
 * @throws StartupError when it is no address of a PostgreSQL database
 */
export function placeOf(url: string, setting: Setting = 'DATABASE_URL'): string {
  return addressesOf(url, setting)
    .map((address) => {
      const parsed = URL.parse(address)
      if (parsed && /^postgres(ql)?:$/.test(parsed.protocol))
        return `${parsed.hostname || 'this machine'}:${parsed.port || 5432}`
      throw new StartupError(
        `${setting} is not an address of a PostgreSQL database: write it like postgres://user:password@host:5432/name.`,
      )
    })
    .join(', ')
}
