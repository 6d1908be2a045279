/** The certificate that visitors of a site are shown. */
import { isIP } from 'node:net'
import { connect } from 'node:tls'

export type Certificate = {
  validTo: Date
  /** Node's code for why a browser would refuse it. */
  untrusted: string | undefined
}

/** Asks the server at `origin`, an https address. @throws when it is not reached or `signal` ends it */
export function readCertificate(origin: string, signal: AbortSignal): Promise<Certificate> {
  const { hostname, port } = new URL(origin)
  const host = hostname.replace(/^\[(.+)\]$/, '$1')
  const { promise, resolve, reject } = Promise.withResolvers<Certificate>()
  // Looked at and not believed: nothing is sent over this connection.
  const socket = connect({
    host,
    port: Number(port || 443),
    rejectUnauthorized: false,
    ...(isIP(host) === 0 && { servername: host }),
  })
  const stop = () => socket.destroy(new Error('The certificate was not shown in time'))
  signal.addEventListener('abort', stop, { once: true })
  socket.once('error', reject)
  socket.once('close', () => {
    signal.removeEventListener('abort', stop)
    reject(new Error('The connection was closed before a certificate was shown'))
  })
  socket.once('secureConnect', () => {
    const { valid_to } = socket.getPeerCertificate()
    resolve({
      validTo: new Date(valid_to),
      untrusted: socket.authorized ? undefined : errorCode(socket.authorizationError),
    })
    socket.destroy()
  })
  return promise
}

/** Node gives an error, or its code alone. */
function errorCode(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : error
  return typeof code === 'string' ? code : 'UNTRUSTED'
}
