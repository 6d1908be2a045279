/** Explains why a database cannot be used, in one sentence that says what to do. */
import type { DatabaseSetting } from '../config/database-address.ts'
import { errorCode } from './startup-error.ts'

export type Named = { server: string; setting: DatabaseSetting }

const unnamed: Named = { server: 'The database server', setting: 'DATABASE_URL' }

/**
 * Undefined for errors that an operator cannot fix. `named` is given when the error is known to come from
 * that server's connection: names and certificates belong to other hosts as well.
 */
export function databaseSentence(error: Error, named?: Named): string | undefined {
  const code = errorCode(error) ?? ''
  const { message } = error
  const { server, setting } = named ?? unnamed
  if (named && (code === 'ENOTFOUND' || code === 'EAI_AGAIN'))
    return `${server} in ${setting} has an unknown host name (${code}): correct it, or check the DNS settings of this machine.`
  if (message.includes('does not support SSL connections'))
    return `${server} does not accept encrypted connections: turn on ssl there, or remove sslmode from ${setting}.`
  if (named && certificateCodes.has(code))
    return `${server} has a certificate that is not trusted (${code}): name its authority with sslrootcert in ${setting}, or correct the host there.`
  if (ends.test(message) || endCodes.test(code))
    return `${server} stopped or closed the connection (${code || message}): see its log for the reason, then start again.`
  if (/no more connections allowed/.test(message)) return noConnections(server)
  switch (code) {
    case '28P01':
      return `${server} rejects the user or password in ${setting}: correct them.`
    case '28000':
      return refused(message, { server, setting })
    case '3D000':
      return `${server} does not have the database named in ${setting}: create it (createdb), or correct the name.`
    case '42501':
      return `${server} denies permissions that the site needs to the user in ${setting} (${message}): make that user the owner of the database and everything in it.`
    case '25006':
      return `${server} does not accept changes because it is read-only: set ${setting} to the primary, or set default_transaction_read_only to off.`
    case '53300':
      return noConnections(server)
    default:
      return undefined
  }
}

// As Node names what is wrong with a certificate.
const certificateCodes = new Set([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

// The driver's words, and PostgreSQL's codes for a server that stops, starts or crashes.
const ends = /^Connection terminated/
const endCodes = /^57P0[1-3]$/

function noConnections(server: string): string {
  return `${server} has no free connections: raise its max_connections, or stop other programs that use it.`
}

/** PostgreSQL has one code for everything that its pg_hba.conf does not allow. */
function refused(message: string, { server, setting }: Named): string {
  if (message.includes('no encryption'))
    return `${server} accepts only encrypted connections: add ?sslmode=verify-full to ${setting}, or allow unencrypted connections from this machine in its pg_hba.conf.`
  if (message.includes('pg_hba.conf'))
    return `${server} does not allow connections from this machine with the user in ${setting}: add an entry for them to its pg_hba.conf.`
  return `${server} rejects the user or password in ${setting}: correct them.`
}
