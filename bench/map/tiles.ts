/** The tiles of Pakistan, for measurements of maps with real streets. */
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { archiveIn } from '#integrations/map-tiles/watch-archive.ts'

const pakistan = join(import.meta.dirname, '../../../shared/map/pakistan.pmtiles')

/** Puts the tiles into a site's data folder; ends the measurement with a word where they are missing. */
export function putTiles(dataFolder: string): void {
  if (!existsSync(pakistan)) {
    console.log('skipped: the tiles of Pakistan are missing (../shared/map/pakistan.pmtiles)')
    process.exit(0)
  }
  const file = archiveIn(dataFolder)
  mkdirSync(dirname(file), { recursive: true })
  cpSync(pakistan, file)
}
