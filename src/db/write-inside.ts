import { constants } from 'node:fs'
import { lstat, mkdir, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { isInnerPath } from '#contract/text/inner-path.ts'
import { errorCode, StartupError } from './startup-error.ts'

/**
 * Makes a folder below another, with those between them.
 * @param name its path below `folder`, with slashes
 * @throws StartupError when it leads out of `folder`, also where something on the way is a link
 */
export async function makeInside(folder: string, name: string): Promise<string> {
  if (!isInnerPath(name)) throw leadsOut(folder, name)
  let place = folder
  for (const part of name.split('/')) {
    place = join(place, part)
    await mkdir(place, { mode: 0o700 }).catch(unlessThere)
    if (!(await lstat(place)).isDirectory()) throw leadsOut(folder, name)
  }
  return place
}

/**
 * Writes a file below a folder, for this account alone. Gives its path.
 * @param name its path below `folder`, with slashes
 * @throws StartupError when it leads out of `folder`, or when a link or a device is there
 */
export async function writeInside(
  folder: string,
  name: string,
  content: Readable | string | Uint8Array,
): Promise<string> {
  if (!isInnerPath(name)) throw leadsOut(folder, name)
  const parent = name.split('/').slice(0, -1).join('/')
  if (parent !== '') await makeInside(folder, parent)
  const file = join(folder, name)
  // Opened without following a link, and without waiting for the other end of a pipe.
  const { O_WRONLY, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = constants
  const handle = await open(file, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600).catch((error) => {
    throw ['ELOOP', 'ENXIO'].includes(errorCode(error) ?? '') ? leadsOut(folder, name) : error
  })
  try {
    if (!(await handle.stat()).isFile()) throw leadsOut(folder, name)
    await handle.truncate()
    await writeFile(handle, content, { flush: true })
  } finally {
    await handle.close()
  }
  return file
}

function unlessThere(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error
}

function leadsOut(folder: string, name: string): StartupError {
  return new StartupError(`Nothing was written to '${name}', which is outside ${folder}.`)
}
