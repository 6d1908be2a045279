/** The virus scanner ClamAV, asked over TCP: its INSTREAM command (clamd(8)). */
import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { NotSent } from './post.ts'

/** Says whether the file at a path on this machine holds a virus. It throws when that cannot be known. */
export type Scanner = (path: string) => Promise<'clean' | 'infected'>

const patienceMs = 20_000

/** `url` names host and port, such as tcp://127.0.0.1:3310. */
export function openScanner(url: string, waitMs = patienceMs): Scanner {
  return async (path) => {
    const socket = connect(parseHostAndPort(url))
    const ended = new AbortController()
    const signal = AbortSignal.any([AbortSignal.timeout(waitMs), ended.signal])
    // clamd does not read a stream that is too large to its end: its answer says more than the broken pipe.
    pipeline(asInstream(path), socket, { signal, end: false }).catch(() => {})
    try {
      return verdict(await readAnswer(socket, signal))
    } finally {
      ended.abort()
      socket.destroy()
    }
  }
}

/** Asks whether the scanner answers. @throws when it does not, or not like one */
export async function pingScanner(url: string, signal: AbortSignal): Promise<void> {
  const socket = connect(parseHostAndPort(url))
  try {
    socket.write('zPING\0')
    const answer = await readAnswer(socket, signal)
    if (answer !== 'PONG') throw new NotSent('What answers is no clamd.')
  } finally {
    socket.destroy()
  }
}

function parseHostAndPort(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

/** The command, then chunks with their lengths, then a length of nothing. */
async function* asInstream(path: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of createReadStream(path)) {
    yield encodeLength(chunk.length)
    yield chunk
  }
  yield encodeLength(0)
}

function encodeLength(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** The text up to the byte NUL. */
function readAnswer(socket: Socket, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      said += text
      if (said.includes('\0')) resolve(said.split('\0', 1)[0] ?? '')
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error(`The virus scanner ended with '${said}'`)))
    signal.addEventListener('abort', () => reject(new Error('The virus scanner did not answer in time')))
  })
}

function verdict(answer: string): 'clean' | 'infected' {
  if (answer === 'stream: OK') return 'clean'
  if (answer.startsWith('stream: ') && answer.endsWith(' FOUND')) return 'infected'
  throw new Error(`The virus scanner says '${answer}'`)
}
