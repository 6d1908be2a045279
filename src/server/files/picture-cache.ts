/** Pictures that were asked for lately, ready to be sent: a bounded part of memory. */
import { createHash } from 'node:crypto'
import type { HeaderList } from '../answers/security-headers.ts'

/** A picture's bytes with the headers that go with them. */
export type ReadyPicture = {
  bytes: Buffer
  etag: string
  headers: HeaderList
  notModifiedHeaders: HeaderList
}

// The sizes of lists fit many times over; a gallery's largest sizes are read from storage each time.
const largestKept = 512 * 1024
// The approximate size of an entry besides its bytes.
const overhead = 1024

export class PictureCache {
  readonly #maxBytes: number
  /** The one asked for last comes last. */
  readonly #kept = new Map<string, ReadyPicture>()
  #newest: ReadyPicture | undefined
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  find(key: string): ReadyPicture | undefined {
    const found = this.#kept.get(key)
    if (found && found !== this.#newest) this.#becomeNewest(key, found)
    return found
  }

  keep(key: string, picture: ReadyPicture): void {
    if (picture.bytes.length > largestKept || this.#kept.has(key)) return
    this.#becomeNewest(key, picture)
    this.#bytes += picture.bytes.length + overhead
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return
      this.#kept.delete(oldest)
      this.#bytes -= bytes.length + overhead
    }
  }

  #becomeNewest(key: string, picture: ReadyPicture): void {
    this.#kept.delete(key)
    this.#kept.set(key, picture)
    this.#newest = picture
  }
}

/**
 * @param headers sent with every answer, 304 included; `own` only with the bytes
 * @param tag identifies the bytes; their digest when it is left out
 */
export function readyPicture(
  bytes: Buffer,
  { headers, own }: Record<'headers' | 'own', HeaderList>,
  tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
): ReadyPicture {
  const etag = `"${tag}"`
  const shared = [...headers, 'ETag', etag]
  return {
    bytes,
    etag,
    headers: [...shared, ...own, 'Content-Length', String(bytes.length)],
    notModifiedHeaders: shared,
  }
}
