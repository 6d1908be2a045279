/** A form with one file, as visitors send it: the file waits on the disk until the rest of the form was looked at. */

import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { uploadKinds } from '#contract/files/upload-types.ts'
import { apiErrors } from '#messages/server.ts'
import { refuseNul } from '../no-nul.ts'
import { type BusboyFileStream, readParts } from './multipart.ts'
import { mustBe, mustFit } from './read-bytes.ts'

export type SentForm = { fields: object; file: Blob | undefined }

type Options = {
  fileField: string
  /** The most that may come beside the file. */
  limitBytes: number
  /** Where the file waits; nothing of it is left there afterwards. */
  folder: string
}

// The largest form has a dozen fields.
const mostParts = 100
const mostFileBytes = uploadKinds.document.maxBytes

/**
 * Reads the fields and the file, which may be as large as a document, and gives them to `use`. Of a field that comes
 * twice the last counts. Of a file that is larger, so much is kept that its size says so.
 * @throws RequestRefused 415 for another type, 413 for too many bytes or parts, 400 for what is no such form
 */
export async function withFileForm<Result>(
  request: Request,
  { fileField, limitBytes, folder }: Options,
  use: (form: SentForm) => Promise<Result>,
): Promise<Result> {
  mustBe('multipart/form-data', request, apiErrors.sendForm)
  mustFit(Number(request.headers.get('content-length') ?? 0), mostFileBytes + limitBytes)
  const fields: Record<string, string> = {}
  const limits = { parts: mostParts, fieldBytes: limitBytes, besideFilesBytes: 2 * limitBytes }
  const files: Promise<WrittenFile>[] = []
  const fileNames: string[] = []
  const onField = (name: string, value: string) => {
    fields[name] = value
  }
  const onFile = (name: string, stream: BusboyFileStream, fileName: string) => {
    fileNames.push(name, fileName)
    if (name !== fileField) return void stream.resume()
    const writing = writeToDisk(stream, { place: path.join(folder, randomUUID()), fileName })
    // Its failure is thrown when the whole form has been read.
    writing.catch(() => stream.resume())
    files.push(writing)
  }
  try {
    await readParts(request, limits, { onField, onFile })
    refuseNul(...Object.entries(fields).flat(), ...fileNames)
    const written = (await Promise.all(files)).filter(({ isThere }) => isThere)
    const place = written.at(-1)?.place
    return await use({ fields, file: place === undefined ? undefined : await openAsBlob(place) })
  } finally {
    for (const settled of await Promise.allSettled(files)) {
      if (settled.status === 'fulfilled') await rm(settled.value.place, { force: true })
    }
  }
}

/** An empty file field comes as a file without name and content: `isThere` is false. */
type WrittenFile = { place: string; isThere: boolean }

async function writeToDisk(
  stream: BusboyFileStream,
  { place, fileName }: { place: string; fileName: string },
): Promise<WrittenFile> {
  await mkdir(path.dirname(place), { recursive: true })
  const file = await open(place, 'wx', 0o600)
  let bytes = 0
  try {
    const chunks: AsyncIterable<Buffer> = {
      [Symbol.asyncIterator]: () => stream.iterator({ destroyOnReturn: false }),
    }
    for await (const chunk of chunks) {
      // One byte more than may be says that it is too large; the rest is read and forgotten.
      const part = chunk.subarray(0, Math.max(0, mostFileBytes + 1 - bytes))
      bytes += part.length
      await file.writeFile(part)
    }
    return { place, isThere: fileName !== '' || bytes > 0 }
  } catch (error) {
    await rm(place, { force: true })
    throw error
  } finally {
    await file.close()
  }
}
