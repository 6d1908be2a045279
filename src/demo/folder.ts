import { join } from 'node:path'

/** The demo agency's files. */
export const demoFolder = join(import.meta.dirname, '../../demo')
