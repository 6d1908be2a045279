/** Which format of a picture a client takes. */
import { parseAccept } from 'hono/utils/accept'
import { type PictureFormat, pictureFormats } from '#storage/keys.ts'

// Browsers send one of a handful of values; remembering them keeps the parsing off a kept picture's path.
const remembered = new Map<string, PictureFormat | undefined>()
const mostRemembered = 200

/**
 * The best format for an Accept header; undefined when it takes none of ours. AVIF and WebP only go to those who
 * name them: `image/*` is also said by clients that know neither. `q=0` is respected.
 */
export function chooseFormat(header: string | undefined): PictureFormat | undefined {
  if (header === undefined || header === '') return 'jpeg'
  if (remembered.has(header)) return remembered.get(header)
  const chosen = parse(header)
  if (remembered.size < mostRemembered) remembered.set(header, chosen)
  return chosen
}

function parse(header: string): PictureFormat | undefined {
  const accepted = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]))
  const named = (format: PictureFormat) => accepted.get(`image/${format}`)
  const anything = accepted.get('image/*') ?? accepted.get('*/*') ?? 0
  const wanted = (format: PictureFormat) => named(format) ?? (format === 'jpeg' ? anything : 0)
  const [best] = pictureFormats.toSorted((a, b) => wanted(b) - wanted(a))
  if (best !== undefined && wanted(best) > 0) return best
  // JPEG refused by name, others welcome without being named.
  return anything > 0 ? pictureFormats.findLast((format) => named(format) === undefined) : undefined
}
