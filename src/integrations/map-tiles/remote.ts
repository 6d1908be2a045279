/** Tiles of another host, which only this server contacts, so that the host sees no visitor's address. */
import type { Basemap, MapAttribution } from '#contract/places/basemap.ts'
import { mapTiles as t } from '#messages/admin.ts'
import type { CachedFile, DiskCache } from './disk-cache.ts'
import { jsonTypeOf, pictureTypeOf, vectorTypeOf } from './file-types.ts'
import { openHost, readFileAnswer, type Trouble } from './host.ts'
import { type HostTiles, readBasemapTiles, tileAddress, tileKind } from './read-source.ts'
import { addressHash, isStyle, readStyle } from './read-style.ts'
import { type Tile, type TileSource, TilesUnavailable } from './tile-source.ts'
import { type Found, styleFile, toBasemap } from './to-basemap.ts'
import { unpack } from './unpack.ts'

export type Remote = {
  basemap(): Basemap | undefined
  isAvailable(): Promise<boolean>
  sourceOf(version: string): TileSource | undefined
  /** The source that our own style is drawn with. */
  main(): TileSource | undefined
  /** A file that the style of the host needs, by its path below /map/. @throws TilesUnavailable */
  file(path: string): Promise<Tile | undefined>
  state(): { name: string; isUp: boolean | undefined; trouble: Trouble | undefined }
}

export type RemoteOptions = {
  address: string
  form: 'template' | 'document'
  /** The source for pages before the first answer of the host. */
  known?: Omit<HostTiles, 'template'>
  attribution: MapAttribution | undefined
  files: DiskCache
  maxAgeMs: number
  /** Called when `basemap` has changed. */
  onChange: () => void
  /** Called when the host stops answering and when it answers again. */
  onReach: (isUp: boolean, trouble?: Trouble) => void
  timeoutMs?: number | undefined
  restMs?: number | undefined
}

// How long a page may wait before it draws its map.
const patienceMs = 600
const dayMs = 86_400_000
// A host with an unusable answer is not asked again for every visitor.
const minuteMs = 60_000
// The largest styles have one megabyte. Parsing is synchronous and blocks all requests.
const mostJsonBytes = 4 * 1024 * 1024

export async function openRemote(options: RemoteOptions): Promise<Remote> {
  const { address, form, known, attribution, files, maxAgeMs, onChange, onReach } = options
  const { origin, host: hostName } = new URL(address.replaceAll(/[{}]/g, ''))
  const version = addressHash(address)
  const { timeoutMs, restMs } = options
  const host = openHost({ origin, files, maxAgeMs, onReach, timeoutMs, restMs })
  const kind = form === 'template' ? tileKind(address) : undefined
  let found: Found | undefined = kind && { tiles: templateOf(kind) }
  let askedAt = 0
  let looking: Promise<void> | undefined
  let complaint: Trouble | undefined

  function templateOf(kind: HostTiles['kind']): HostTiles {
    const maxzoom = kind === 'vector' ? 14 : 19
    return { kind, template: address, minzoom: 0, maxzoom, attribution: [] }
  }

  /** Asks the host for its source, once for simultaneous callers, and not again too soon. Never fails. */
  async function look(): Promise<void> {
    const restMs = host.isUp ? (found ? dayMs : minuteMs) : 0
    if (Date.now() - askedAt < restMs) return
    looking ??= ask().finally(() => {
      looking = undefined
    })
    await looking
  }

  async function ask(): Promise<void> {
    const before = JSON.stringify(basemap())
    try {
      found = await (form === 'template' ? readFirstTile() : readDocument(fetchJson))
      complaint = undefined
    } catch (error) {
      complaint = { sentence: error instanceof Error ? error.message : String(error), at: new Date() }
    }
    askedAt = Date.now()
    if (JSON.stringify(basemap()) !== before) onChange()
  }

  async function readFirstTile(): Promise<Found> {
    const first = tileAddress(templateOf('vector'), { z: 0, x: 0, y: 0 })
    const { contentType } = await host.fetch(first, (answer) => readFileAnswer(answer, detectType))
    return { tiles: templateOf(kind ?? (contentType.startsWith('image/') ? 'raster' : 'vector')) }
  }

  async function readDocument(readJson: (at: string) => Promise<unknown>): Promise<Found> {
    const said = await readJson(address)
    if (isStyle(said)) return { style: await readStyle(said, address, readJson) }
    if (!Array.isArray(Object(said).tiles)) throw new TilesUnavailable(t.notSource)
    return { tiles: readBasemapTiles(said, address) }
  }

  async function fetchJson(at: string): Promise<unknown> {
    const file = await host.fetch(at, async (answer) => {
      const read = await readFileAnswer(answer, jsonTypeOf)
      if (!read.bytes) throw new TilesUnavailable(t.refused({ status: answer.status }))
      return read
    })
    const said = await parse(file)
    void files.keep(at, file)
    return said
  }

  async function keptJson(at: string): Promise<unknown> {
    const file = await files.find(at)
    if (!file) throw new TilesUnavailable(t.noTiles)
    return parse(file)
  }

  async function tilesOf(wanted: string): Promise<HostTiles | undefined> {
    if (!found) await look()
    if (!found) throw new TilesUnavailable(complaint?.sentence)
    if ('tiles' in found) return wanted === version ? found.tiles : undefined
    return found.style.sources[wanted]
  }

  function basemap(): Basemap | undefined {
    return toBasemap(found ?? (known && { tiles: { ...known, template: '' } }), {
      version,
      attribution,
      hostName,
    })
  }

  function sourceOf(wanted: string): TileSource | undefined {
    const shown = basemap()
    const isKnown = wanted === version || (found && 'style' in found && wanted in found.style.sources)
    if (!shown || !isKnown) return undefined
    return {
      version: wanted,
      basemap: shown,
      async tile(at) {
        const tiles = await tilesOf(wanted)
        if (!tiles || at.z < tiles.minzoom || at.z > tiles.maxzoom) return undefined
        const typeOf = tiles.kind === 'vector' ? vectorTypeOf : pictureTypeOf
        return host.file(`${wanted}/${at.z}/${at.x}/${at.y}`, tileAddress(tiles, at), (answer) =>
          readFileAnswer(answer, typeOf),
        )
      },
    }
  }

  // The answer of the last run is used, so that pages need not wait for the host.
  if (form === 'document') {
    found = await readDocument(keptJson).catch(() => undefined)
    if (!found && !known) void look()
  }

  return {
    basemap,
    state: () => ({ name: hostName, isUp: host.isUp, trouble: complaint ?? host.trouble }),
    async isAvailable() {
      const looked = look()
      if (host.isUp === undefined || !found) await Promise.race([looked, pause(patienceMs)])
      return host.isUp === true && found !== undefined
    },
    sourceOf,
    main: () => (basemap()?.kind === 'vector' ? sourceOf(version) : undefined),
    async file(path) {
      if (!found || !('style' in found)) return undefined
      const wanted = styleFile(found.style, path, version)
      if (wanted === undefined || 'bytes' in wanted) return wanted
      return host.file(path, wanted.address, (answer) => readFileAnswer(answer, wanted.typeOf))
    },
  }
}

function detectType(said: string, bytes: Buffer): string | undefined {
  return pictureTypeOf(said, bytes) ?? vectorTypeOf(said, bytes)
}

async function parse({ bytes = Buffer.alloc(0), encoding }: CachedFile): Promise<unknown> {
  const plain = await unpack({ bytes, ...(encoding && { encoding }) }, mostJsonBytes)
  try {
    return JSON.parse(plain.toString())
  } catch {
    throw new TilesUnavailable(t.notJson)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
