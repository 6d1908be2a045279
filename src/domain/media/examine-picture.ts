import { mostPixels } from '../files/picture-limits.ts'
import { type Head, readHead, type Summary, summarise } from '../files/pixels.ts'

/** `head`: what the file says of itself. `summary`: missing when it cannot be decoded, or is too large to try. */
export type ExaminedPicture = { head: Head | undefined; summary: Summary | undefined }

/** Reads the picture at a path, decoding all of it once. */
export async function examinePicture(path: string): Promise<ExaminedPicture> {
  const head = await readHead(path).catch(() => undefined)
  if (!head || head.width * head.height > mostPixels) return { head, summary: undefined }
  return { head, summary: await summarise(path).catch(() => undefined) }
}
