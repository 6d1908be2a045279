/** The tiles of the demo, for measurements of maps with real streets. */
import { cpSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { demoMapFile } from '#demo/map-file.ts'
import { archiveIn } from '#integrations/map-tiles/watch-archive.ts'

/** Puts the tiles into a site's data folder. */
export function putTiles(dataFolder: string): void {
  const file = archiveIn(dataFolder)
  mkdirSync(dirname(file), { recursive: true })
  cpSync(demoMapFile, file)
}
