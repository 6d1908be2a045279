/** The address at which the server of this data folder listens, for commands that print links to it. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Notes the address while the server runs; a data folder that cannot be written to only means that commands go by
 * their own settings. Returns a function that forgets it, unless another server has noted its own since.
 */
export async function noteAddress(dataDir: string, address: string): Promise<() => Promise<void>> {
  await writeFile(fileOf(dataDir), `${address}\n`).catch(() => {})
  return async () => {
    if ((await notedAddress(dataDir)) === address) await rm(fileOf(dataDir), { force: true })
  }
}

/** Such as `http://localhost:8080`; undefined while no server runs. */
export async function notedAddress(dataDir: string): Promise<string | undefined> {
  const noted = await readFile(fileOf(dataDir), 'utf8').catch(() => '')
  return noted.trim() || undefined
}

function fileOf(dataDir: string): string {
  return path.join(dataDir, 'site-address')
}
