/** Where tiles come from: one interface for a file and for other hosts. */
import type { Basemap } from '#contract/places/basemap.ts'

export type TileAt = { z: number; x: number; y: number }

/** A tile as stored: vector tiles are mostly compressed, and are sent so to the browser. */
export type Tile = {
  bytes: Buffer
  contentType: string
  encoding?: 'gzip'
  /** How long a browser may cache it. */
  maxAgeSeconds: number
  /** Identifies the bytes, if those at an address never change. */
  etag?: string
}

export type TileSource = {
  /** Identifies the source in addresses; another file or host has another version. */
  version: string
  /** The basemap for pages. */
  basemap: Basemap
  /**
   * The tile; undefined when there is none.
   * @throws TilesUnavailable when it is unavailable
   */
  tile(at: TileAt): Promise<Tile | undefined>
  /** The tile when it can be read without waiting; undefined says nothing about whether there is one. */
  tileNow?(at: TileAt): Tile | undefined
}

/** Tiles are unavailable; the message is a sentence for the operator. */
export class TilesUnavailable extends Error {
  override name = 'TilesUnavailable'
}

export const vectorType = 'application/x-protobuf'
export const yearSeconds = 31_536_000
