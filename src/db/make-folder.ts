import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './startup-error.ts'

/** With its parents. Node's own way of that never ends where no folder can be made, such as in /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process was quicker.
    if (errorCode(error) !== 'EEXIST') throw error
  }
}
