/**
 * A connection pooler such as PgBouncer, in session mode until `poolTransactions` switches it to transaction
 * mode: from then on a connection to the server belongs to the client with an open transaction, and messages
 * in between are lost.
 */
import { connect, createServer, type Socket } from 'node:net'

export interface Pooler extends AsyncDisposable {
  /** The database's address by way of the pooler. */
  url: string
  poolTransactions(): void
}

type Server = { socket: Socket; client: Socket | undefined; isIdle: boolean }

export async function openPooler(databaseUrl: string): Promise<Pooler> {
  const target = new URL(databaseUrl)
  const servers: Server[] = []
  let isByTransaction = false

  // Each client signs in on a connection of its own, which is shared later.
  const listener = createServer((client) => {
    const server: Server = { socket: connect(Number(target.port), target.hostname), client, isIdle: false }
    servers.push(server)
    for (const socket of [client, server.socket]) socket.on('error', () => socket.destroy())
    client.once('close', () => isByTransaction || server.socket.destroy())
    server.socket.on(
      'data',
      framed((message) => {
        server.client?.write(message)
        if (!isReady(message)) return
        server.isIdle = true
        if (isByTransaction) server.client = undefined
      }),
    )
    client.on('data', (bytes) => {
      const own = servers.find((one) => one.client === client) ?? servers.find(({ isIdle }) => isIdle)
      if (!own) throw new Error('There are more transactions at once than connections')
      own.client = client
      own.isIdle = false
      own.socket.write(bytes)
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const bound = listener.address()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  return {
    url: url.href,
    poolTransactions() {
      isByTransaction = true
      for (const server of servers) if (server.isIdle) server.client = undefined
    },
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => listener.close(resolve))
      for (const { socket, client } of servers) {
        socket.destroy()
        client?.destroy()
      }
      await closed
    },
  }
}

/** Calls `take` with each complete message of the server: its kind, its length, its content. */
function framed(take: (message: Buffer) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    for (let end = endOfFirst(rest); end <= rest.length; end = endOfFirst(rest)) {
      take(rest.subarray(0, end))
      rest = rest.subarray(end)
    }
  }
}

const head = 5
function endOfFirst(bytes: Buffer): number {
  return bytes.length < head ? Number.POSITIVE_INFINITY : 1 + bytes.readInt32BE(1)
}

/** The server is ready for the next one, and no transaction is open. */
function isReady(message: Buffer): boolean {
  return message.toString('latin1', 0, 1) === 'Z' && message.toString('latin1', head) === 'I'
}
