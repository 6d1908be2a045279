/** The demo's own films: finished files, made by scripts/pictures/film.py. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { files } from '#db/schema/index.ts'
import { demoFolder } from './folder.ts'
import { type KeepFinished, nameOfBytes } from './pictures.ts'

export const filmNames = [
  'film-expo',
  'film-keys',
  'film-meeting',
  'film-cricket',
  'film-beach',
  'film-court',
] as const

export interface BroughtFilms {
  /** What rows say of a film, by its name. */
  addresses: ReadonlyMap<string, string>
  rows: (typeof files.$inferInsert)[]
}

/** Brings the films into storage; one that is missing is left out. */
export async function bringFilms(
  keep: KeepFinished,
  now: Date,
  folder = join(demoFolder, 'films'),
): Promise<BroughtFilms> {
  const addresses = new Map<string, string>()
  const rows: BroughtFilms['rows'] = []
  for (const name of filmNames) {
    const path = join(folder, `${name}.webm`)
    const content = await readFile(path).catch(() => undefined)
    if (!content) continue
    const file = { ...nameOfBytes(content), bytes: content.length }
    const address = await keep({ id: file.id, path, bytes: file.bytes, contentType: 'video/webm' })
    addresses.set(name, address)
    rows.push({ ...file, address, kind: 'video', content_type: 'video/webm', created_at: now })
  }
  return { addresses, rows }
}
