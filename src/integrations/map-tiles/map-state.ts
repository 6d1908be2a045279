import type { Archive } from './archive.ts'
import type { Trouble } from './host.ts'

type FileState = {
  name: string | undefined
  description: string | undefined
  /** The date of the data, from the file's metadata. */
  made: string | undefined
  bounds: readonly [west: number, south: number, east: number, north: number]
  zooms: readonly [least: number, most: number]
  bytes: number
  modified: Date
}

/** The state of the maps, for the settings screen and `npm run map`. */
export type MapState = {
  /** The file in the data folder. */
  file: FileState | undefined
  /** The file that is used while the data folder has none. */
  standIn: FileState | undefined
  /** Why the current file cannot be used. */
  fileTrouble: string | undefined
  host:
    | {
        name: string
        /** Undefined before the first request. */
        isUp: boolean | undefined
        trouble: Trouble | undefined
        /** Cached tiles of other hosts. */
        kept: { bytes: number; files: number }
      }
    | undefined
  attribution: readonly string[]
  hiddenLayers: readonly string[]
}

export function stateOfFile({ metadata, header, bytes, modified }: Archive): FileState {
  return {
    name: metadata.name,
    description: metadata.description,
    made: metadata.made,
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
    zooms: [header.minZoom, header.maxZoom],
    bytes,
    modified,
  }
}
