/** Opens the source of map tiles that the settings name. */
import path from 'node:path'
import type { Config } from '#config'
import type { Basemap } from '#contract/places/basemap.ts'
import { openFreeMapAttribution } from './attribution.ts'
import { openDiskCache } from './disk-cache.ts'
import type { Trouble } from './host.ts'
import type { Landmark } from './landmarks/collect.ts'
import { readLandmarks } from './landmarks/read-landmarks.ts'
import { type MapState, stateOfFile } from './map-state.ts'
import { openPoints, type PointsNear } from './points-near.ts'
import { openRemote, type Remote } from './remote.ts'
import { openStandIn, type StandIn } from './stand-in.ts'
import type { Tile, TileSource } from './tile-source.ts'
import { archiveIn, type WatchedArchive, watchArchive } from './watch-archive.ts'

export type MapTiles = {
  /** The basemap for pages; undefined when maps are drawn without tiles. */
  basemap(): Basemap | undefined
  /** Whether the operator hides borders, and with them the country on drawn maps. */
  hidesBorders: boolean
  /** Whether tiles are available now. */
  isAvailable(): Promise<boolean>
  /** The source whose tile addresses contain that version. */
  sourceOf(version: string): TileSource | undefined
  /** A file that an operator's style needs, by its path below /map/. @throws TilesUnavailable */
  file(path: string): Promise<Tile | undefined>
  state(): MapState
  /** The points near a place; empty without vector tiles. @throws TilesUnavailable */
  pointsNear: PointsNear
  /** The landmarks of the map file in use; undefined without one, because those of other hosts cannot be listed. */
  landmarks(): LandmarkSource | undefined
  /** Asks again whether there is a stand-in. @throws what `standIn` throws */
  lookForStandIn(): Promise<void>
  /** Called when `basemap` has changed, so that pages must be rendered again. */
  onChange: () => void
  close(): Promise<void>
}

/** The landmarks of one map file, by its version; reading them the first time takes some seconds of a thread. */
export type LandmarkSource = { version: string; read: () => Promise<readonly Landmark[]> }

export type MapTilesOptions = {
  maps: Config['maps']
  dataDir: string
  /** The path of a map file that `auto` uses while the data folder has none; undefined when there is no such file. */
  standIn?: () => Promise<string | undefined>
  /** Called when the map file cannot be read. */
  onBadFile: (error: unknown) => void
  /** Called when the host of the tiles stops answering and when it answers again. */
  onReach: (isUp: boolean, trouble?: Trouble) => void
  /** Called once when tiles cannot be stored on the disk. */
  onFullDisk: (error: unknown) => void
  /** The source of tiles when there is neither a map file nor a setting. */
  freeTiles?: string
  timeoutMs?: number
  restMs?: number
}

/** Free and without a key, with the OpenMapTiles layers. */
const openFreeMap = 'https://tiles.openfreemap.org/planet'
const ofOpenFreeMap = {
  kind: 'vector',
  minzoom: 0,
  maxzoom: 14,
  attribution: openFreeMapAttribution,
} as const

export async function openMapTiles(options: MapTilesOptions): Promise<MapTiles> {
  const { freeTiles = openFreeMap } = options
  const { maps, dataDir, onBadFile, onReach, onFullDisk, timeoutMs, restMs } = options
  const { source, attribution, hiddenLayers, maxAgeMs } = maps
  const onChange = () => opened.onChange()
  const files = openDiskCache(path.join(dataDir, 'map', 'cache'), maps.cacheBytes, onFullDisk)
  const shared = { attribution, files, maxAgeMs, onChange, onReach, timeoutMs, restMs }
  const folder = path.join(dataDir, 'map', 'landmarks')
  const closing = new AbortController()
  let own: WatchedArchive | undefined
  let standIn: StandIn | undefined
  let remote: Remote | undefined
  if (source === 'auto') {
    own = await watchArchive(archiveIn(dataDir), { onChange, onProblem: onBadFile })
    standIn = options.standIn && (await openStandIn(options.standIn, { onChange, onProblem: onBadFile }))
    remote = await openRemote({ ...shared, address: freeTiles, form: 'document', known: ofOpenFreeMap })
  } else if (source !== 'off') remote = await openRemote({ ...shared, ...source })

  const archiveNow = () => own?.now ?? standIn?.now

  const opened: MapTiles = {
    basemap() {
      const shown = archiveNow()?.basemap ?? remote?.basemap()
      return (
        shown && {
          ...shown,
          ...(attribution && { attribution: [attribution] }),
          ...(hiddenLayers.length > 0 && { hiddenLayers }),
        }
      )
    },
    hidesBorders: hiddenLayers.includes('border'),
    isAvailable: async () => archiveNow() !== undefined || (await remote?.isAvailable()) === true,
    sourceOf(version) {
      const archive = archiveNow()
      if (archive) return archive.version === version ? archive : undefined
      return remote?.sourceOf(version)
    },
    file: async (wanted) => (archiveNow() ? undefined : remote?.file(wanted)),
    pointsNear: openPoints(() => archiveNow() ?? remote?.main()),
    landmarks() {
      const archive = archiveNow()
      if (!archive) return undefined
      const { file, version } = archive
      return {
        version,
        read: () =>
          readLandmarks({ file, version, folder }, closing.signal).catch((error) => {
            // The landmarks are not needed any more.
            if (closing.signal.aborted) return []
            throw error
          }),
      }
    },
    state: () => ({
      file: own?.now && stateOfFile(own.now),
      standIn: standIn?.now && stateOfFile(standIn.now),
      fileTrouble: own?.complaint,
      host: remote && { ...remote.state(), kept: files.size() },
      attribution: opened.basemap()?.attribution.map(({ text }) => text) ?? [],
      hiddenLayers,
    }),
    lookForStandIn: async () => standIn?.look(),
    onChange: () => {},
    async close() {
      closing.abort()
      await own?.close()
      await standIn?.close()
      await files.close()
    },
  }
  return opened
}
