import { createServer, type Socket } from 'node:net'

export interface FakeScanner {
  /** For the setting CLAMAV_URL. */
  url: string
  /** The contents that were sent to be scanned. */
  scanned: Buffer[]
  /** How the next requests are answered: by content, by an error, not at all, by hanging up. */
  behaves(how: 'well' | 'badly' | 'mute' | 'gone'): void
  close(): Promise<void>
}

/** The harmless text that every virus scanner finds; put together here, so that this file is not found. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** Speaks clamd's protocol over TCP: PING, and INSTREAM, chunks with their lengths, an answer that ends with NUL. */
export async function openFakeScanner(): Promise<FakeScanner> {
  const scanned: Buffer[] = []
  const sockets = new Set<Socket>()
  let how: Parameters<FakeScanner['behaves']>[0] = 'well'
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0)
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      if (how === 'gone') return void socket.destroy()
      bytes = Buffer.concat([bytes, chunk])
      if (how === 'mute') return
      if (bytes.toString('latin1') === 'zPING\0') return void socket.end('PONG\0')
      const content = contentOf(bytes)
      if (!content) return
      scanned.push(content)
      const verdict = content.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK'
      socket.end(`${how === 'badly' ? 'INSTREAM size limit exceeded. ERROR' : verdict}\0`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  return {
    url: `tcp://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    scanned,
    behaves(next) {
      how = next
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const command = 'zINSTREAM\0'

/** Undefined until the chunk without length has arrived. */
function contentOf(bytes: Buffer): Buffer | undefined {
  if (bytes.toString('latin1', 0, command.length) !== command) return undefined
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
