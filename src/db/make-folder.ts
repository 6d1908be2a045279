import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './startup-error.ts'

/** With its parents, which have the mode that folders have. Node's own way of that never ends where no folder can be made, such as in /proc. */
export function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    // Another process was quicker.
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

/** The folder of a site's data, closed to other accounts; as root PostgreSQL's account must pass through it. */
export function makeDataFolder(folder: string): void {
  makeFolder(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
}
