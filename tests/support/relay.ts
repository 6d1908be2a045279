import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

export interface Relay extends AsyncDisposable {
  /** The site's address by way of the relay. */
  url: string
  /** Breaks every connection, also those a browser opens to send the same once more. */
  cut(): void
  mend(): void
  /** Holds back everything that the site says, for so long. */
  delay(ms: number): void
}

/**
 * Passes on to a running site whatever comes, as long as it is not cut: the network of a phone on the road. A site that
 * has to know the relay's address before it runs is named by a function.
 */
export async function openRelay(site: string | (() => string)): Promise<Relay> {
  const sockets = new Set<Socket>()
  let isCut = false
  let delayMs = 0
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy()
    const { hostname, port } = new URL(typeof site === 'string' ? site : site())
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      socket.on('error', () => {})
    }
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
    near
      .pipe(far)
      .pipe(held(() => delayMs))
      .pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    cut,
    mend() {
      isCut = false
    },
    delay(ms) {
      delayMs = ms
    },
    async [Symbol.asyncDispose]() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function held(ms: () => number): Transform {
  return new Transform({
    transform(bytes, _encoding, pass) {
      if (ms() === 0) pass(null, bytes)
      else setTimeout(() => pass(null, bytes), ms())
    },
  })
}
