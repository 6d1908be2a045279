/** The widths in pixels that a stored picture is served in; any other address is 404. */
export const imageWidths = [96, 160, 320, 480, 640, 840, 1280, 1920] as const
export type ImageWidth = (typeof imageWidths)[number]

/** A stored picture also has a crop for phones, four wide and five high, at `portrait-{width}`. */
export const portrait = { width: 4, height: 5, widths: [480, 640, 840] } as const satisfies {
  width: number
  height: number
  widths: readonly ImageWidth[]
}
export type PortraitWidth = (typeof portrait.widths)[number]
export type Resolution = number | `portrait-${PortraitWidth}`

export const defaultImageResolution: ImageWidth = 840

/** Where stored images live, and how wide a picture is wanted (840 unless said). */
export type ImageSource = { storageBase: string; resolution?: number }

/**
 * The address to load an image from. A stored path with the word 'original' gets the resolution in its place
 * and the storage base in front (S9.6); any other address only has http turned into https.
 */
export function imageAddress(address: string, { storageBase, resolution }: ImageSource): string {
  return sizedImage(address, storageBase)?.(resolution ?? defaultImageResolution) ?? secureAddress(address)
}

/** The same for many sizes of one picture: gives the address of each; undefined for a picture that has none. */
export function sizedImage(
  address: string,
  storageBase: string,
): ((resolution: Resolution) => string) | undefined {
  const { host, path } = split(address)
  const at = path.indexOf(original)
  if (at === -1) return undefined
  const base = secureAddress(host || storageBase).replace(/\/+$/, '')
  const before = `${base}/${path.slice(0, at).replace(/^\/+/, '')}`
  const after = path.slice(at + original.length)
  return (resolution) => `${before}${resolution}${after}`
}

const original = 'original'

/** An http link as https (S5.5); anything else untouched. */
export function secureAddress(address: string): string {
  return address.replace(/^http:\/\//i, 'https://')
}

/** Scheme and host, empty for a stored path, and the path behind them. */
function split(address: string): { host: string; path: string } {
  const [host = ''] = /^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i.exec(address) ?? []
  return { host, path: address.slice(host.length) }
}
