/** Bytes that are sent many times, a page or an asset: encoded once, each encoding with its own strong ETag. */
import { createHash } from 'node:crypto'
import { type Effort, type Encoding, encode, isCompressible, worthEncoding } from './content-encoding.ts'
import type { HeaderList } from './security-headers.ts'

/** One encoding of an answer, ready to be written. */
export type Representation = {
  bytes: Buffer
  /** Complete except for the headers of a single request. */
  headers: HeaderList
  notModifiedHeaders: HeaderList
  effort: Effort | 'plain'
}

export type StoredAnswerOptions = {
  bytes: Buffer
  contentType: string
  cacheControl: string
  /** Sent with every answer, 304 included. */
  headers: HeaderList
  /** Called when another encoding takes memory. */
  onGrowth?: (bytes: number) => void
}

export class StoredAnswer {
  readonly bytes: Buffer
  readonly contentType: string
  readonly #headers: HeaderList
  #cdnHeaders: HeaderList = []
  readonly #digest: string
  readonly #compressible: boolean
  readonly #representations = new Map<Encoding, Representation>()
  readonly #underway = new Map<string, Promise<Representation>>()
  onGrowth: (bytes: number) => void

  constructor(options: StoredAnswerOptions) {
    this.bytes = options.bytes
    this.contentType = options.contentType
    this.onGrowth = options.onGrowth ?? (() => {})
    this.#digest = createHash('sha256').update(options.bytes).digest('base64url').slice(0, 22)
    this.#compressible = options.bytes.length >= worthEncoding && isCompressible(options.contentType)
    this.#headers = [...options.headers, 'Cache-Control', options.cacheControl]
    if (this.#compressible) this.#headers.push('Vary', 'Accept-Encoding')
    this.#representations.set('identity', this.#represent(options.bytes, 'identity', 'plain'))
  }

  /**
   * Adds the headers that let a CDN keep it; stale pages are sent without them. Call before it is first sent.
   */
  offerToCdn(headers: HeaderList): void {
    this.#cdnHeaders = headers
    this.#representations.set('identity', this.#represent(this.bytes, 'identity', 'plain'))
  }

  /** The same representation without the CDN's headers. */
  withoutCdn({ headers, notModifiedHeaders, ...rest }: Representation): Representation {
    const count = this.#cdnHeaders.length
    return { ...rest, headers: headers.slice(count), notModifiedHeaders: notModifiedHeaders.slice(count) }
  }

  /** The representation if it is made already; the only work for a page from the cache. */
  ready(encoding: Encoding): Representation | undefined {
    return this.#representations.get(this.#compressible ? encoding : 'identity')
  }

  /** Makes the representation, once for all simultaneous callers. */
  async prepare(encoding: Encoding, effort: Effort): Promise<Representation> {
    const wanted = this.#compressible ? encoding : 'identity'
    const present = this.#representations.get(wanted)
    if (present && (wanted === 'identity' || present.effort === effort)) return present
    const name = `${wanted} ${effort}`
    const making = this.#underway.get(name) ?? this.#make(wanted, effort)
    this.#underway.set(name, making)
    return making.finally(() => this.#underway.delete(name))
  }

  async #make(encoding: Encoding, effort: Effort): Promise<Representation> {
    return this.keep(await encode(this.bytes, encoding, effort), encoding, effort)
  }

  /** Keeps bytes that were encoded already. */
  keep(encoded: Buffer, encoding: Encoding, effort: Effort): Representation {
    const made = this.#represent(encoded, encoding, effort)
    const before = this.#representations.get(encoding)
    this.#representations.set(encoding, made)
    this.onGrowth(made.bytes.length - (before?.bytes.length ?? 0))
    return made
  }

  #represent(bytes: Buffer, encoding: Encoding, effort: Representation['effort']): Representation {
    const etag = `"${this.#digest}-${encoding[0]}${effort[0]}"`
    const shared = [...this.#cdnHeaders, ...this.#headers, 'ETag', etag]
    const headers = [...shared, 'Content-Type', this.contentType, 'Content-Length', String(bytes.length)]
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
    return { bytes, headers, notModifiedHeaders: shared, effort }
  }

  /** Whether an If-None-Match header names these bytes, in whichever encoding the client has them. */
  matches(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined) return false
    return ifNoneMatch.includes(`"${this.#digest}-`) || ifNoneMatch.trim() === '*'
  }
}
