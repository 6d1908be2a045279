import type { Album } from './album.ts'

/** The name of the drawn portrait of someone. */
export function portraitName(person: string): string {
  const words = person.toLowerCase().match(/[a-z]+/g) ?? []
  return ['portrait', ...words].join('-')
}

/** The address of the portrait, null when there is none. */
export function portraitOf(person: string, album: Album): string | null {
  return album.named(portraitName(person))?.address ?? null
}
