import { readFile } from 'node:fs/promises'
import { mostPixels, mostPixelsHeldWhole } from './picture-limits.ts'
import { readParts } from './picture-parts.ts'
import { type Head, readHead, type Summary, summarise } from './pixels.ts'

/** `head`: the file's own metadata. `summary`: missing when it cannot be decoded, or is too large to try. */
export type ExaminedPicture = {
  head: Head | undefined
  summary: Summary | undefined
  refusal?: 'overloaded' | 'too large at once'
}

/** Reads the picture at a path, decoding all of it once. */
export async function examinePicture(path: string): Promise<ExaminedPicture> {
  const { isOverloaded, isHeldWhole } = readParts(await readFile(path))
  if (isOverloaded) return { head: undefined, summary: undefined, refusal: 'overloaded' }
  const head = await readHead(path).catch(() => undefined)
  const pixels = head ? head.width * head.height : 0
  if (!head || pixels > mostPixels) return { head, summary: undefined }
  if (isHeldWhole && pixels > mostPixelsHeldWhole)
    return { head, summary: undefined, refusal: 'too large at once' }
  return { head, summary: await summarise(path).catch(() => undefined) }
}
