const pictureEnding = /\.(?:avif|bmp|gif|heic|heif|jfif|jpe?g|png|svg|tiff?|webp)$/i

/** Whether an address of another site is that of a picture, by its ending: it is no film, and no page may show it. */
export function isPictureLink(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && pictureEnding.test(url.pathname)
}
