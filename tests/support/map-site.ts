import { onTestFinished } from 'vitest'
import { readConfig } from '#config'
import type { Trouble } from '#integrations/map-tiles/host.ts'
import { type MapTilesOptions, openMapTiles } from '#integrations/map-tiles/open.ts'
import { dataFolder } from './data-folder.ts'
import type { TestDatabase } from './database.ts'
import { askRaw } from './raw-request.ts'
import { htmlPage, openToySite } from './toy-site.ts'

type Options = {
  settings?: Record<string, string>
  dataDir?: string
} & Pick<MapTilesOptions, 'standIn' | 'freeTiles' | 'timeoutMs' | 'restMs'>

// A closed port, so that a test without a tile host of its own reaches none.
const nobody = 'http://127.0.0.1:9/planet'

/** A site with maps, whose page is the map settings that pages get. */
export async function openMapSite(database: TestDatabase, { settings = {}, ...options }: Options = {}) {
  const { dataDir = dataFolder() } = options
  const badFiles: unknown[] = []
  const reached: (string | true)[] = []
  const mapTiles = await openMapTiles({
    freeTiles: nobody,
    ...options,
    dataDir,
    maps: readConfig(settings).maps,
    onBadFile: (error) => badFiles.push(error),
    onReach: (isUp: boolean, trouble?: Trouble) => reached.push(isUp || String(trouble?.sentence)),
    onFullDisk: (error) => {
      throw error
    },
  })
  const site = await openToySite(database, {
    mapTiles,
    pages: () => htmlPage(JSON.stringify(globalThis.aanganPage?.getStore()?.site.maps ?? 'no maps')),
  })
  const close = async () => {
    await site.close()
    await mapTiles.close()
  }
  onTestFinished(close)
  const ask = (path: string, headers = {}, method = 'GET') =>
    askRaw({ port: site.port, path, headers, method })
  return {
    ask,
    mapTiles,
    badFiles,
    /** The error each time the host stopped answering, and true each time it answered again. */
    reached,
    close,
    /** The address of a tile, such as '14/1/2'. */
    at: (place: string) =>
      (mapTiles.basemap()?.tiles ?? '/map/tiles/none/{z}/{x}/{y}').replace('{z}/{x}/{y}', place),
    async told() {
      const page = (await ask('/')).bytes.toString()
      return JSON.parse(/<body>(.*)<\/body>/.exec(page)?.[1] ?? 'null')
    },
    isAvailable: async () => JSON.parse((await ask('/map/status')).bytes.toString()).available,
  }
}
