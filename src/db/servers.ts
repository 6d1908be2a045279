/** The servers of one address: every connection goes to the one that takes changes. */
import { Socket } from 'node:net'
import { checkServerIdentity } from 'node:tls'
import { addressesOf } from '../config/database-address.ts'
import { findPrimary, lookForPrimary, type Primary } from './primary.ts'

/** How to reach the database at `url`, for a client or a pool. */
export function connectionTo(url: string): { connectionString: string; stream?: () => Socket } {
  const servers = parseServers(url)
  if (!servers) return { connectionString: url }
  return {
    connectionString: servers.first,
    stream: (config?: { ssl?: Tls }) => servers.openSocket(config?.ssl),
  }
}

const known = new Map<string, Servers>()

/** Returns the servers of `url`, shared in this process; undefined when the address names a single server. */
export function parseServers(url: string): Servers | undefined {
  const addresses = addressesOf(url)
  const [first] = addresses
  if (first === undefined || addresses.length === 1) return undefined
  const servers = known.get(url) ?? new Servers(addresses, first)
  known.set(url, servers)
  return servers
}

type Tls = boolean | { checkServerIdentity?: typeof checkServerIdentity } | undefined

class Servers {
  /** The address whose user, password and database all of them have. */
  readonly first: string
  readonly #addresses: readonly string[]
  readonly #sockets = new Set<Socket>()
  #finding: Promise<Primary> | undefined
  #current: Primary | undefined

  constructor(addresses: readonly string[], first: string) {
    this.#addresses = addresses
    this.first = first
  }

  /** A socket that connects to the primary, whichever server `connect` is called with. */
  openSocket(tls?: Tls): Socket {
    const socket = new Socket()
    const connect = socket.connect.bind(socket)
    socket.connect = () => {
      this.#find().then(
        ({ address }) => {
          const { hostname, port } = new URL(address)
          const host = hostname.replace(/^\[(.+)\]$/, '$1')
          // The driver knows only the first server's name.
          if (typeof tls === 'object')
            tls.checkServerIdentity ??= (_, cert) => checkServerIdentity(host, cert)
          if (!socket.destroyed) connect(Number(port || 5432), host)
        },
        (error) => socket.destroy(error),
      )
      return socket
    }
    this.#sockets.add(socket)
    socket.once('close', () => {
      this.#sockets.delete(socket)
      // The next connection looks for the primary itself.
      this.#finding = undefined
    })
    return socket
  }

  #find(): Promise<Primary> {
    if (this.#finding) return this.#finding
    const finding = findPrimary(this.#addresses, this.#current?.timeline)
    this.#finding = finding
    finding.then(
      (primary) => {
        this.#current = primary
      },
      () => {
        if (this.#finding === finding) this.#finding = undefined
      },
    )
    return finding
  }

  /** Whether another server was promoted over the current one, which may not have noticed. */
  async hasMoved(): Promise<boolean> {
    const current = this.#current
    const { primary } = await lookForPrimary(this.#addresses, current?.timeline)
    return primary !== undefined && current !== undefined && primary.timeline > current.timeline
  }

  /** Breaks every connection of this process to them: queries on a server that hangs would keep waiting. */
  leave(): void {
    this.#finding = undefined
    for (const socket of this.#sockets)
      socket.destroy(Object.assign(new Error('The database server was left.'), { code: 'ECONNRESET' }))
  }
}
