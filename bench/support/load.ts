/**
 * Asks for one page over many connections, as fast as the server answers. It reads only where an answer ends:
 * a client that parses every header would be slower than the servers it is to measure.
 */
import { connect } from 'node:net'

export type LoadOptions = {
  address: string
  headers: Record<string, string>
  connections: number
  ms: number
}

/** Answers per second. Anything but a 200 stops the measurement. */
export async function load({ address, headers, connections, ms }: LoadOptions): Promise<number> {
  const { hostname, port, pathname, host } = new URL(address)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`)
  let answers = 0
  let running = true
  const began = performance.now()
  setTimeout(() => {
    running = false
  }, ms)
  const asking = Array.from({ length: connections }, () => ask(Number(port), hostname, request))
  await Promise.all(asking)
  return (answers * 1000) / (performance.now() - began)

  function ask(toPort: number, toHost: string, bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      // What is still to come of the answer that is being read; 0 while its head is awaited.
      let rest = 0
      const socket = connect({
        port: toPort,
        host: toHost,
        noDelay: true,
        onread: {
          buffer: Buffer.allocUnsafe(256 * 1024),
          callback(length, buffer) {
            rest = rest > 0 ? rest - length : remaining(buffer, length)
            if (rest > 0) return true
            answers += 1
            if (running) socket.write(bytes)
            else socket.end()
            return true
          },
        },
      })
      socket.once('connect', () => socket.write(bytes))
      socket.once('error', reject)
      socket.once('close', () => resolve())
    })
  }
}

const headEnd = Buffer.from('\r\n\r\n')

/** How many bytes of an answer are missing after its first part, which holds at least its head. */
function remaining(buffer: Uint8Array, length: number): number {
  const part = Buffer.from(buffer.buffer, buffer.byteOffset, length)
  const head = part.indexOf(headEnd)
  const size = /^HTTP\/1.1 200 [\s\S]*?\r\ncontent-length: (\d+)/i.exec(
    part.toString('latin1', 0, head + 2),
  )?.[1]
  if (head === -1 || size === undefined) throw new Error(`No page: ${part.toString('latin1', 0, 200)}`)
  return head + 4 + Number(size) - length
}
