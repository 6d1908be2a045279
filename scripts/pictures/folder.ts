import { join } from 'node:path'

/** Where the demo's finished pictures lie. */
export const pictureFolder = join(import.meta.dirname, '../../demo/pictures')
