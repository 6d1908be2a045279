import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface SilentServer {
  port: number
  close(): Promise<void>
}

/** Accepts every connection on a free port, and never says a word. */
export async function openSilentServer(): Promise<SilentServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address())
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
