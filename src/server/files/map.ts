/**
 * The basemap of the site's maps: `/map/tiles/{version}/{z}/{x}/{y}`, the files of an operator's style, and whether
 * tiles are available.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type MapStatus, mapFolder, mapStatusPath } from '#contract/places/basemap.ts'
import type { MapTiles } from '#integrations/map-tiles/open.ts'
import { type Tile, type TileAt, TilesUnavailable } from '#integrations/map-tiles/tile-source.ts'
import { unpack } from '#integrations/map-tiles/unpack.ts'
import { missing, requestErrors } from '#messages/server.ts'
import { takesGzip } from '../answers/content-encoding.ts'
import { dataPolicy, type HeaderList } from '../answers/security-headers.ts'
import { PictureCache, type ReadyPicture, readyPicture } from './picture-cache.ts'

export type MapAnswers = {
  /** Sends a tile that can be read without waiting, and returns the status; undefined for any other. */
  sendKept: (request: IncomingMessage, response: ServerResponse, id: string) => number | undefined
  send: (
    request: IncomingMessage,
    response: ServerResponse,
    answering: { target: string; id: string },
  ) => Promise<void>
}

export function isMap(target: string): boolean {
  return target.startsWith(mapFolder)
}

// Some hundred tiles: a city at the zooms that all visitors start with.
const keptBytes = 16 * 1024 * 1024
const mostLately = 2_000
const address = /^\/map\/tiles\/([\w-]{1,40})\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})$/
const highestZoom = 22

/** @param common the headers of every answer */
export function createMapAnswers(maps: MapTiles, common: HeaderList): MapAnswers {
  const kept = new PictureCache(keptBytes)
  const lately = new Set<string>()
  const headers = [...common, 'Content-Security-Policy', dataPolicy]

  return {
    sendKept(request, response, id) {
      const { url, method } = request
      if (url === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined
      const asGzip = takesGzip(request.headers['accept-encoding'])
      const tile = kept.find(cacheKey(url, asGzip)) ?? readAtOnce(url, asGzip)
      return tile && sendTile(request, response, { tile, id })
    },

    async send(request, response, { target, id }) {
      const [path = ''] = target.split('?', 1)
      if (path === mapStatusPath) return sendStatus(request, response, id)
      const [, version = '', ...place] = address.exec(path) ?? []
      const at = readPlace(place)
      if (place.length > 0 && !at) return refuse(response, { status: 400, id })
      const source = at && maps.sourceOf(version)
      if (at && !source) return refuse(response, { status: 404, id })
      const finding = at && source ? source.tile(at) : maps.file(path.slice(mapFolder.length))
      const asGzip = takesGzip(request.headers['accept-encoding'])
      const making = finding.then(async (tile) => tile && { tile, ready: await readyTile(tile, asGzip) })
      const made = await making.catch((error) => {
        // A read fails when the map file has just been replaced; that is no error of the server.
        if (!(error instanceof TilesUnavailable) && (!at || maps.sourceOf(version) !== undefined)) throw error
        return 'unavailable' as const
      })
      if (made === 'unavailable') return refuse(response, { status: 503, id })
      if (!made) return refuse(response, { status: 404, id, ...(at && { maxAgeSeconds: missingSeconds }) })
      const { tile, ready } = made
      if (tile.maxAgeSeconds > keptFromSeconds) kept.keep(cacheKey(path, asGzip), ready)
      sendTile(request, response, { tile: ready, id })
    },
  }

  /** A tile that can be read without another thread or host. */
  function readAtOnce(url: string, asGzip: boolean): ReadyPicture | undefined {
    const [, version = '', ...place] = address.exec(url) ?? []
    const at = place.length > 0 ? readPlace(place) : undefined
    const tile = at && maps.sourceOf(version)?.tileNow?.(at)
    if (!tile || (tile.encoding === 'gzip' && !asGzip)) return undefined
    if (!isWanted(url)) return readyAs(tile, tile.bytes)
    // Copied, because its bytes are part of a larger buffer that the cache would keep in memory.
    const ready = readyAs(tile, Buffer.from(tile.bytes))
    kept.keep(cacheKey(url, asGzip), ready)
    return ready
  }

  /** Whether the tile was requested recently: caching a tile that only one visitor needs is not worth the memory. */
  function isWanted(url: string): boolean {
    if (lately.delete(url)) return true
    if (lately.size >= mostLately) lately.clear()
    lately.add(url)
    return false
  }

  async function readyTile(tile: Tile, asGzip: boolean): Promise<ReadyPicture> {
    if (tile.encoding !== 'gzip' || asGzip) return readyAs(tile, tile.bytes)
    const { encoding, etag, ...plain } = tile
    return readyAs({ ...plain, ...(etag !== undefined && { etag: `${etag}-plain` }) }, await unpack(tile))
  }

  function readyAs(tile: Tile, bytes: Buffer): ReadyPicture {
    const isLasting = tile.maxAgeSeconds > keptFromSeconds
    const freshness = `public, max-age=${Math.round(tile.maxAgeSeconds)}${isLasting ? ', immutable' : ''}`
    const shared = [...headers, 'Vary', 'Accept-Encoding', 'Cache-Control', freshness]
    const own = ['Content-Type', tile.contentType]
    if (tile.encoding === 'gzip') own.push('Content-Encoding', 'gzip')
    return readyPicture(bytes, { headers: shared, own }, tile.etag)
  }

  async function sendStatus(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const status: MapStatus = { available: await maps.isAvailable() }
    const body = JSON.stringify(status)
    const list = [...headers, 'Cache-Control', 'no-store', 'Content-Type', 'application/json; charset=utf-8']
    list.push('Content-Length', String(Buffer.byteLength(body)), 'X-Request-Id', id)
    response.writeHead(200, list).end(request.method === 'HEAD' ? undefined : body)
  }

  function refuse(
    response: ServerResponse,
    { status, id, maxAgeSeconds }: { status: 400 | 404 | 503; id: string; maxAgeSeconds?: number },
  ): void {
    const body = `${sentences[status]()}\n`
    const list = [...headers, 'X-Request-Id', id, 'Content-Type', 'text/plain; charset=utf-8']
    list.push('Content-Length', String(Buffer.byteLength(body)))
    list.push('Cache-Control', maxAgeSeconds ? `public, max-age=${maxAgeSeconds}` : 'no-store')
    if (status === 503) list.push('Retry-After', '10')
    response.writeHead(status, list).end(body)
  }
}

// A tile that was missing may be there in tomorrow's data.
const missingSeconds = 86_400
// Tiles with a shorter age are outdated and will soon be replaced, so they are not cached.
const keptFromSeconds = 3_600

const sentences = {
  400: () => requestErrors.addressUnreadable,
  404: () => missing.tile,
  503: () => missing.tilesNow,
} as const

/** Only numbers in their canonical form, so that each tile has one address. */
function readPlace([z = '', x = '', y = '']: readonly string[]): TileAt | undefined {
  const at = { z: Number(z), x: Number(x), y: Number(y) }
  const isPlain = z === String(at.z) && x === String(at.x) && y === String(at.y)
  const count = 2 ** at.z
  return isPlain && at.z <= highestZoom && at.x < count && at.y < count ? at : undefined
}

function cacheKey(path: string, asGzip: boolean): string {
  return asGzip ? path : `plain ${path}`
}

function sendTile(
  request: IncomingMessage,
  response: ServerResponse,
  { tile, id }: { tile: ReadyPicture; id: string },
): number {
  if (request.headers['if-none-match']?.includes(tile.etag)) {
    response.writeHead(304, [...tile.notModifiedHeaders, 'X-Request-Id', id]).end()
    return 304
  }
  response.writeHead(200, [...tile.headers, 'X-Request-Id', id])
  response.end(request.method === 'HEAD' ? undefined : tile.bytes)
  return 200
}
