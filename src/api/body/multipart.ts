/** Forms with files, read part by part as they come: neither many parts nor large ones cost more than their limits. */
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { requestErrors as t } from '#messages/server.ts'
import { malformed, RequestRefused } from '../errors.ts'
import { tooLarge } from './read-bytes.ts'

export type { BusboyFileStream } from '@fastify/busboy'

export type PartLimits = {
  /** Fields and files together. */
  parts: number
  /** Of each value that is no file. */
  fieldBytes: number
  /** Of all that comes beside the content of files: the values, the parts' own headers, the lines between them. */
  besideFilesBytes: number
}

export type PartReader = {
  onField: (name: string, value: string) => void
  /** Every file is to be read to its end, or resumed. */
  onFile: (name: string, stream: BusboyFileStream, fileName: string) => void
}

const stepBytes = 64 * 1024

// What people's browsers send has two or three headers a part, with a file's name in one of them.
const headerLimits = { fieldNameSize: 100, headerPairs: 20, headerSize: 8 * 1024 }

/**
 * Gives every part to `reader`; when it resolves, all of them have come.
 * @throws RequestRefused 413 beyond a limit, 400 for what is no such form; files that are still being read end then
 */
export async function readParts(request: Request, limits: PartLimits, reader: PartReader): Promise<void> {
  const parser = openParser(request, limits)
  const files: BusboyFileStream[] = []
  parser.on('field', (name, value, _isNameCut, isCut) => {
    if (isCut) parser.destroy(tooMuch(limits.fieldBytes))
    else reader.onField(name ?? '', value)
  })
  parser.on('file', (name, stream, fileName) => {
    files.push(stream)
    // The parser reports a form that breaks off.
    stream.on('error', () => {})
    // A part need not name its field or its file.
    reader.onFile(name ?? '', stream, fileName ?? '')
  })
  parser.on('partsLimit', () => parser.destroy(tooMany(limits.parts)))
  let received = 0
  const checkBesideFiles = () => {
    const bytes = files.reduce((left, { bytesRead }) => left - bytesRead, received)
    if (bytes > limits.besideFilesBytes) throw tooMuch(limits.besideFilesBytes)
  }

  // In small steps, so that a limit ends the work soon.
  async function* stepwise(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      for (let at = 0; at < chunk.length; at += stepBytes) {
        checkBesideFiles()
        const step = chunk.subarray(at, at + stepBytes)
        yield step
        received += step.length
      }
    }
  }
  try {
    await pipeline(request.body ?? [], stepwise, parser)
    checkBesideFiles()
  } catch (error) {
    for (const stream of files) stream.destroy()
    throw error instanceof RequestRefused ? error : malformed(t.formUnreadable)
  }
}

function openParser(request: Request, { parts, fieldBytes }: PartLimits) {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  try {
    return new Busboy({ headers, limits: { ...headerLimits, parts, fieldSize: fieldBytes } })
  } catch {
    throw malformed(t.formUnreadable)
  }
}

const tooMany = (parts: number) => tooLarge(t.tooManyParts({ parts }))

const tooMuch = (bytes: number) => tooLarge(t.tooMuchText({ kilobytes: Math.floor(bytes / 1024) }))
