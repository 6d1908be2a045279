/** The demo's own films: finished files, made by scripts/pictures/film.py. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { files, projectVideos } from '#db/schema/index.ts'
import type { ProjectPlan } from '../projects/plan.ts'
import type { Album } from './album.ts'
import { type KeepFinished, nameOfBytes } from './library.ts'

export const filmNames = [
  'film-expo',
  'film-keys',
  'film-meeting',
  'film-cricket',
  'film-beach',
  'film-court',
] as const
export type FilmName = (typeof filmNames)[number]

export interface BroughtFilms {
  /** What rows say of a film, by its name. */
  addresses: ReadonlyMap<FilmName, string>
  rows: (typeof files.$inferInsert)[]
}

const folderOfDemo = join(import.meta.dirname, '../../../demo/films')

/** Brings the films into storage; one that is missing is left out. */
export async function bringFilms(
  keep: KeepFinished,
  now: Date,
  folder = folderOfDemo,
): Promise<BroughtFilms> {
  const addresses = new Map<FilmName, string>()
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

const ofProjects: Readonly<
  Record<
    string,
    Record<'title' | 'title_ur' | 'description' | 'description_ur', string> & {
      film: FilmName
      poster: string
    }
  >
> = {
  'Margalla Court': {
    film: 'film-court',
    poster: 'apartments-01',
    title: 'From the street to the bedroom, artist’s impression',
    title_ur: 'گلی سے بیڈ روم تک، آرٹسٹ کا تصور',
    description: 'The front of the first block, then the lounge and a bedroom of the two-bed type.',
    description_ur: 'پہلے بلاک کا سامنے کا رخ، پھر دو بیڈ روم والے اپارٹمنٹ کا لاؤنج اور ایک بیڈ روم۔',
  },
  'Raya Villas': {
    film: 'film-keys',
    poster: 'villa-golden-01',
    title: 'From the avenue to the lounge, artist’s impression',
    title_ur: 'سڑک سے لاؤنج تک، آرٹسٹ کا تصور',
    description: 'A villa in the evening, the avenue of young trees, and the lounge of the show house.',
    description_ur: 'شام کے وقت ایک ولا، نئے درختوں والی سڑک، اور نمونے کے گھر کا لاؤنج۔',
  },
}

/** The films of projects, of those that are there. */
export function projectVideoRows(
  plans: readonly ProjectPlan[],
  { addresses }: BroughtFilms,
  album: Album,
  now: Date,
): (typeof projectVideos.$inferInsert)[] {
  return plans.flatMap(({ name }, index) => {
    const plan = ofProjects[name]
    const url = plan && addresses.get(plan.film)
    if (!url) return []
    const { film: _, poster: picture, ...texts } = plan
    const poster = album.named(picture)?.address ?? null
    return [{ ...texts, project_id: index + 1, url, poster, created_at: now, updated_at: now }]
  })
}
