/** From a stream of bytes to a file on this machine, judged and counted while it comes. */
import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type FileKind, tooLarge, uploadKinds, wrongType } from '#contract/files/upload-types.ts'
import { uploads } from '#messages/common.ts'
import { newFileId } from '#storage/keys.ts'
import { Invalid, TooLarge, Unsupported } from '../errors.ts'
import { type ContentType, headBytes, typeOfContent } from './type-of-content.ts'

/**
 * A file that has arrived whole and is at `path` until it is stored. It is stored under its id, which is its
 * name here too: files left behind by a server that ended show what is to be swept from storage.
 */
export type ReceivedFile = ContentType & {
  id: string
  path: string
  bytes: number
  /** Of all its bytes, in hexadecimal. */
  sha256: string
}

/** Where this process keeps what is coming: by the process's number, so that it is known whose it was. */
export function incomingFolder(dataDir: string): string {
  return path.join(dataDir, 'incoming', String(process.pid))
}

/** All of them, also those of processes that are gone. */
export async function incomingFolders(dataDir: string): Promise<{ folder: string; pid: number }[]> {
  const parent = path.join(dataDir, 'incoming')
  const names = await readdir(parent).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ folder: path.join(parent, name), pid: Number(name) }))
}

export type Sent = {
  body: AsyncIterable<Uint8Array>
  /** The size that the sender announced; what counts is what comes. */
  announcedBytes: number | undefined
  /** The kinds there is a use for. */
  wanted: readonly FileKind[]
}

/**
 * Takes a body in as it comes, one chunk at a time, and gives `use` the whole file. Whatever happens, nothing
 * is left in `folder` afterwards.
 * @throws Unsupported when it begins like nothing that is wanted
 * @throws TooLarge as soon as its kind is known and its size, announced or counted, is over that kind's limit
 * @throws Invalid when it is empty
 */
export async function receiveFile<Result>(
  folder: string,
  sent: Sent,
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const id = newFileId()
  const place = path.join(folder, id)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const handle = await open(place, 'wx', 0o600)
    const facts = await write(handle, sent).finally(() => handle.close())
    return await use({ id, path: place, ...facts })
  } finally {
    await rm(place, { force: true })
  }
}

async function write(handle: FileHandle, { body, announcedBytes, wanted }: Sent) {
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  let type: ContentType | undefined
  let bytes = 0
  checkSize(announcedBytes, largestOf(wanted))
  for await (const chunk of body) {
    bytes += chunk.length
    if (!type) {
      head.push(chunk)
      if (bytes >= headBytes) {
        type = judge(head, wanted)
        checkSize(announcedBytes, type.kind)
      }
    }
    checkSize(bytes, type?.kind ?? largestOf(wanted))
    hash.update(chunk)
    await writeWhole(handle, chunk)
  }
  if (bytes === 0) throw new Invalid({ file: uploads.empty }, uploads.empty)
  type ??= judge(head, wanted)
  checkSize(bytes, type.kind)
  return { ...type, bytes, sha256: hash.digest('hex') }
}

function judge(head: Uint8Array[], wanted: readonly FileKind[]): ContentType {
  const type = typeOfContent(Buffer.concat(head).subarray(0, headBytes))
  if (!type || !wanted.includes(type.kind)) throw new Unsupported(wrongType(wanted))
  return type
}

function checkSize(bytes: number | undefined, kind: FileKind): void {
  if (bytes !== undefined && bytes > uploadKinds[kind].maxBytes) {
    throw new TooLarge(tooLarge(kind))
  }
}

/** Until it is known what comes, it may be as large as the largest kind. */
function largestOf(wanted: readonly FileKind[]): FileKind {
  return wanted.reduce((most, kind) =>
    uploadKinds[kind].maxBytes > uploadKinds[most].maxBytes ? kind : most,
  )
}

// A disk that is almost full may take part of what it is given before it refuses.
async function writeWhole(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await handle.write(chunk, at)).bytesWritten
}
