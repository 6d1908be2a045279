/** Which part of a file a request asks for (RFC 9110, section 14). */
import type { ByteRange } from '#storage/storage.ts'

/**
 * @param header the Range header
 * @returns the part, 'none' when there is no such part, undefined when the whole file is to be sent: without a
 *   header, with one that cannot be read, and for several parts in one request, which no player asks for
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  if (from === '') return lastBytes(Number(to), size)
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start >= size ? 'none' : { start, end }
}

function lastBytes(count: number, size: number): ByteRange | 'none' {
  return count === 0 ? 'none' : { start: Math.max(0, size - count), end: size - 1 }
}
