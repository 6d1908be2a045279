import { parseUrl } from '../text/parse-url.ts'

const pictureEnding = /\.(?:avif|bmp|gif|heic|heif|jfif|jpe?g|png|svg|tiff?|webp)$/i

/** Whether an address of another site is that of a picture, by its ending: it is no film, and no page may show it. */
export function isPictureLink(address: string): boolean {
  const url = parseUrl(address)
  return url !== undefined && pictureEnding.test(url.pathname)
}
