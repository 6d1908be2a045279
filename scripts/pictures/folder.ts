import { join } from 'node:path'

/** The demo's data. */
export const demoFolder = join(import.meta.dirname, '../../demo')

/** Where the demo's finished pictures are. */
export const pictureFolder = join(demoFolder, 'pictures')
