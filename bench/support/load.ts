/**
 * Asks for one page, or sends one form after the other, over many connections, as fast as the server answers. It reads
 * only where an answer ends: a client that parses every header would be slower than the servers it is to measure.
 */
import { connect } from 'node:net'

export type LoadOptions = {
  address: string
  headers: Record<string, string>
  connections: number
  ms: number
  /** Paths to ask for in turn instead of the address's own. */
  paths?: readonly string[]
  /** What to send instead of asking: the next body, and the headers that come with it. */
  post?: () => { body: string; headers: Record<string, string> }
}

/** Answers per second. Anything but 200, 201 and 204 stops the measurement. */
export async function load({ address, headers, connections, ms, paths, post }: LoadOptions): Promise<number> {
  const { hostname, port, pathname, host } = new URL(address)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const questions = (paths ?? [pathname]).map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`),
  )
  let asked = 0
  const next = post ? () => posted(post()) : nextQuestion
  let answers = 0
  let running = true
  const began = performance.now()
  setTimeout(() => {
    running = false
  }, ms)
  const asking = Array.from({ length: connections }, () => ask(Number(port), hostname))
  await Promise.all(asking)
  return (answers * 1000) / (performance.now() - began)

  function nextQuestion(): Buffer {
    asked = (asked + 1) % questions.length
    return questions[asked] ?? Buffer.alloc(0)
  }

  function posted({ body, headers: more }: { body: string; headers: Record<string, string> }): Buffer {
    const own = Object.entries(more).map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `POST ${pathname} HTTP/1.1\r\n${lines.join('')}${own.join('')}`
    return Buffer.from(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }

  function ask(toPort: number, toHost: string): Promise<void> {
    return new Promise((resolve, reject) => {
      // The remaining bytes of the current answer; 0 while its head is awaited.
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
            if (running) socket.write(next())
            else socket.end()
            return true
          },
        },
      })
      socket.once('connect', () => socket.write(next()))
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
  // A status that has no body has no length.
  if (part.toString('latin1', 0, 12) === 'HTTP/1.1 204') return head + 4 - length
  const size = /^HTTP\/1.1 20[01] [\s\S]*?\r\ncontent-length: (\d+)/i.exec(
    part.toString('latin1', 0, head + 2),
  )?.[1]
  if (head === -1 || size === undefined) throw new Error(`No page: ${part.toString('latin1', 0, 200)}`)
  return head + 4 + Number(size) - length
}
