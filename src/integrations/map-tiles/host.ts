/** Fetches files from another host: once for simultaneous requests, and not while the host does not answer. */
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleAll,
} from 'cockatiel'
import { deliveryErrors, mapTiles as t } from '#messages/admin.ts'
import { type Fetched, fetchBytes } from '../fetch-bytes.ts'
import type { CachedFile, DiskCache } from './disk-cache.ts'
import { type Tile, TilesUnavailable } from './tile-source.ts'
import { unpack } from './unpack.ts'

export type Trouble = { sentence: string; at: Date }

/** Parses an answer. @throws TilesUnavailable when it cannot be used */
type Read = (answer: Fetched) => Promise<CachedFile>

export type Host = {
  /** Undefined until it has answered or failed for the first time. */
  readonly isUp: boolean | undefined
  readonly trouble: Trouble | undefined
  /** Fetches the file at the address. @throws TilesUnavailable */
  fetch(address: string, read: Read): Promise<CachedFile>
  /** The file at the address, from the disk if cached; undefined when there is none. @throws TilesUnavailable */
  file(key: string, address: string, read: Read): Promise<Tile | undefined>
}

export type HostOptions = {
  /** The origin that the operator named. */
  origin: string
  files: DiskCache
  maxAgeMs: number
  /** Called when the host stops answering and when it answers again. */
  onReach: (isUp: boolean, trouble?: Trouble) => void
  timeoutMs?: number | undefined
  restMs?: number | undefined
}

const mostBytes = 8 * 1024 * 1024
const longestRestMs = 5 * 60_000
// How long browsers keep an outdated tile, which is served while it is fetched again.
const oldSeconds = 300

export function openHost(options: HostOptions): Host {
  const { origin, files, maxAgeMs, onReach, timeoutMs = 8_000, restMs = 5_000 } = options
  let isUp: boolean | undefined
  let trouble: Trouble | undefined
  const underway = new Map<string, Promise<CachedFile>>()
  const finding = new Map<string, Promise<Tile | undefined>>()
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: new ExponentialBackoff({
      initialDelay: restMs,
      maxDelay: Math.max(longestRestMs, restMs),
    }),
    breaker: new ConsecutiveBreaker(3),
  })
  breaker.onBreak(() => {
    if (isUp !== false) onReach(false, trouble)
    isUp = false
  })
  breaker.onReset(() => {
    isUp = true
    onReach(true)
  })

  async function ask(address: string, read: Read): Promise<CachedFile> {
    // After a failure one request tests the host; the others fail immediately instead of waiting.
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
    return breaker.execute(async () => {
      try {
        const answer = await read(await fetchBytes(address, { trustedOrigin: origin, timeoutMs, mostBytes }))
        if (breaker.state === CircuitState.Closed) isUp = true
        return answer
      } catch (error) {
        trouble = { sentence: error instanceof Error ? error.message : String(error), at: new Date() }
        throw error
      }
    })
  }

  function fetch(address: string, read: Read, keepAs?: string): Promise<CachedFile> {
    const asked = underway.get(address)
    if (asked) return asked
    const asking = ask(address, read)
      .then((file) => {
        // Not awaited, so that a slow disk delays no tile.
        if (keepAs !== undefined) void files.keep(keepAs, file)
        return file
      })
      .catch((error) => {
        throw new TilesUnavailable(error.message, { cause: error })
      })
      .finally(() => underway.delete(address))
    underway.set(address, asking)
    return asking
  }

  return {
    get isUp() {
      return isUp
    },
    get trouble() {
      return trouble
    },
    fetch,
    file(key, address, read) {
      const asked = finding.get(key)
      if (asked) return asked
      const found = find(key, address, read).finally(() => finding.delete(key))
      finding.set(key, found)
      return found
    },
  }

  async function find(key: string, address: string, read: Read): Promise<Tile | undefined> {
    const kept = await files.find(key)
    if (!kept) return toTile(await fetch(address, read, key), maxAgeMs / 1000)
    if (Date.now() - kept.fetchedAt < maxAgeMs) return toTile(kept, maxAgeMs / 1000)
    fetch(address, read, key).catch(() => {})
    return toTile(kept, oldSeconds)
  }
}

function toTile({ bytes, contentType, encoding }: CachedFile, maxAgeSeconds: number): Tile | undefined {
  return bytes && { bytes, contentType, maxAgeSeconds, ...(encoding && { encoding }) }
}

/** Reads a file, or that there is none. @throws TilesUnavailable for any other answer */
export async function readFileAnswer(
  { status, headers, bytes }: Fetched,
  typeOf: (said: string, bytes: Buffer) => string | undefined,
): Promise<CachedFile> {
  const fetchedAt = Date.now()
  if (status === 404 || status === 204 || status === 410 || (status === 200 && bytes.length === 0))
    return { bytes: undefined, contentType: '', fetchedAt }
  if (status !== 200) throw new TilesUnavailable(t.refused({ status }))
  const said = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding !== 'identity' && encoding !== 'gzip')
    throw new TilesUnavailable(deliveryErrors.failed({ reason: encoding }))
  // Only the bytes count: hosts send compressed tiles without saying so, and plain ones as compressed.
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b
  const contentType = typeOf(said, bytes)
  if (contentType === undefined) throw new TilesUnavailable(t.notTile({ type: said || '?' }))
  // Visitors would unpack it: a bomb, or a damaged file, is refused here.
  if (isZipped) await unpack({ bytes, encoding: 'gzip' })
  return { bytes, contentType, fetchedAt, ...(isZipped && { encoding: 'gzip' as const }) }
}
