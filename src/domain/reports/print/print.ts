import { execFile } from 'node:child_process'
import path from 'node:path'
import PQueue from 'p-queue'
import { missing } from '#messages/server.ts'
import { Unavailable } from '../../errors.ts'
import { limitedCommand } from '../../media/index.ts'
import type { PrintedDocument } from './printed-document.ts'

const mostMs = 30_000
const mostMegabytes = 1024
const mostBytes = 20_000_000

/** One at a time: a document takes half a second of a core, and pages are answered meanwhile. */
const queue = new PQueue({ concurrency: 1 })
const longestQueue = 20

/**
 * The document as a PDF: A4, tagged (PDF/UA-1), its fonts embedded. It is set in a separate process (ADR
 * 0047).
 * @throws Unavailable when too many wait, and when it takes too much time or memory
 */
export async function printDocument(document: PrintedDocument): Promise<Buffer> {
  if (queue.size >= longestQueue) throw new Unavailable(missing.tooManyDocuments)
  return queue.add(() => inOwnProcess(JSON.stringify(document)))
}

function inOwnProcess(input: string): Promise<Buffer> {
  const node = { file: process.execPath, args: [path.join(import.meta.dirname, 'print-child.ts')] }
  const { file, args } = limitedCommand(node, { kind: 'data', megabytes: mostMegabytes })
  // It needs no secret of the environment.
  const env = Object.fromEntries(['PATH', 'HOME', 'TMPDIR'].map((name) => [name, process.env[name]]))
  const options = {
    env,
    encoding: 'buffer',
    timeout: mostMs,
    killSignal: 'SIGKILL',
    maxBuffer: mostBytes,
  } as const
  return new Promise((resolve, reject) => {
    const child = execFile(file, [...args], options, (error, pdf) => {
      if (error) reject(new Unavailable(missing.document, { cause: error }))
      else resolve(pdf)
    })
    // A process that has ended reads nothing: the callback reports that.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}
