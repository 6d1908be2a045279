import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The names of the files that are coming in, of whatever process. */
export function incomingFiles(dataDir: string): string[] {
  const folder = join(dataDir, 'incoming')
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
