/** The most pixels a picture may have to be decoded. */
export const mostPixels = 100_000_000

/** The same for a picture whose pixels must be in memory together: a GIF, an animation, an interlaced PNG. */
export const mostPixelsHeldWhole = 25_000_000
