import { createHash, timingSafeEqual } from 'node:crypto'
import type { Config } from '#config'

/** Whether this request may upload: it carries the setting UPLOAD_TOKEN. Without that setting nobody may. */
export function mayUpload(request: Request, { uploadToken }: Pick<Config, 'uploadToken'>): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (uploadToken === undefined || given === undefined) return false
  // Digests are of one length, and comparing them takes the same time wherever they differ.
  return timingSafeEqual(digest(given), digest(uploadToken))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
