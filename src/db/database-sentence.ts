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
    return `${server} in ${setting} has a name that is not known (${code}): correct it, or check the name server of this machine.`
  if (message.includes('does not support SSL connections'))
    return `${server} takes no encrypted connections: turn on ssl there, or remove sslmode from ${setting}.`
  if (named && certificateCodes.has(code))
    return `${server} has a certificate that is not trusted (${code}): name its authority with sslrootcert in ${setting}, or correct the host there.`
  if (ends.test(message) || endCodes.test(code))
    return `${server} ended or ended the connection (${code || message}): see its log for the reason, then start again.`
  if (/no more connections allowed/.test(message)) return noConnections(server)
  switch (code) {
    case '28P01':
      return `${server} refuses the user or the password in ${setting}: correct them.`
    case '28000':
      return refused(message, { server, setting })
    case '3D000':
      return `${server} has no database of the name in ${setting}: create it (createdb), or correct the name.`
    case '42501':
      return `${server} does not let the user in ${setting} do what the site needs (${message}): make that user the owner of the database and of all that is in it.`
    case '25006':
      return `${server} takes no changes because it is read-only: set ${setting} to the primary, or set default_transaction_read_only to off.`
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
  return `${server} has no free connections: raise its max_connections, or end other programs that use it.`
}

/** PostgreSQL has one code for everything that its pg_hba.conf does not allow. */
function refused(message: string, { server, setting }: Named): string {
  if (message.includes('no encryption'))
    return `${server} takes encrypted connections only: add ?sslmode=verify-full to ${setting}, or let this machine in without in its pg_hba.conf.`
  if (message.includes('pg_hba.conf'))
    return `${server} does not let this machine in with the user in ${setting}: add a line for both to its pg_hba.conf.`
  return `${server} refuses the user or the password in ${setting}: correct them.`
}
