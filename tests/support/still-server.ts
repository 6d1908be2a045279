import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface StillServer extends AsyncDisposable {
  /** The server's address by way of this one. */
  url: string
  /** From now on connected clients get nothing and are not disconnected; new clients are served. */
  standStill(): void
}

/** Passes on to a server, until it behaves like a stopped process whose system still accepts data. */
export async function openStillServer(server: string): Promise<StillServer> {
  const { port, hostname } = new URL(server)
  const sockets = new Set<Socket>()
  let lives = 0
  const relay = createServer({ allowHalfOpen: true }, (near) => {
    const life = lives
    const far = connect(Number(port), hostname)
    const pass = (from: Socket, to: Socket) => {
      sockets.add(from)
      from.on('error', () => {})
      from.on('data', (bytes) => life === lives && to.write(bytes))
      from.on('end', () => life === lives && to.end())
    }
    pass(near, far)
    pass(far, near)
  })
  await once(relay.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(server)
  url.port = Object(relay.address()).port
  return {
    url: url.href,
    standStill() {
      lives += 1
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => relay.close(resolve))
    },
  }
}
