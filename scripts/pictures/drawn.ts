import type { Caption } from './library.ts'

/** The pictures that are drawn, in the order of the index. */
export function drawnPictures(): Caption[] {
  return []
}
