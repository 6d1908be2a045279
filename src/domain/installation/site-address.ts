/** The address at which the server of this data folder listens, for commands that print links to it. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Notes the address while the server runs; a data folder that cannot be written to only means that commands go by
 * their own settings. Returns a function that forgets it, unless another server has noted its own since.
 */
export async function noteAddress(dataDir: string, address: string): Promise<() => Promise<void>> {
  const noted = `${address}\n${process.pid}\n`
  await writeFile(fileOf(dataDir), noted).catch(() => {})
  return async () => {
    if ((await read(dataDir)) === noted) await rm(fileOf(dataDir), { force: true })
  }
}

/** Such as `http://localhost:8080`; undefined while no server runs. */
export async function notedAddress(dataDir: string): Promise<string | undefined> {
  const [address = ''] = (await read(dataDir)).split('\n')
  return address.trim() || undefined
}

function read(dataDir: string): Promise<string> {
  return readFile(fileOf(dataDir), 'utf8').catch(() => '')
}

function fileOf(dataDir: string): string {
  return path.join(dataDir, 'site-address')
}
