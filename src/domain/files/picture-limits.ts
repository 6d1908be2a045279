/** The most pixels a picture may have to be decoded. */
export const mostPixels = 100_000_000
