import { slug } from '#contract/slugs.ts'
import type { Album } from './album.ts'

/** The name of the drawn portrait of someone. */
export const portraitName = (person: string) => `portrait-${slug(person)}`

/** The address of the portrait, null when there is none. */
export function portraitOf(person: string, album: Album): string | null {
  return album.named(portraitName(person))?.address ?? null
}
