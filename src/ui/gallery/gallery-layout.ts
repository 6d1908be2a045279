/** How many pictures the page itself shows; the rest are in the lightbox. */
export const galleryPictures = 5

/**
 * The grid by the number of pictures: one large, up to four beside it; a row to swipe on phones. `first` and
 * `others` are how wide they are drawn, in hundredths of the window: more than their cells where these cut the
 * sides off.
 */
const layouts = {
  1: { grid: 'md:grid-cols-1', first: 96, others: 96 },
  2: { grid: 'md:grid-cols-2', first: 57, others: 57 },
  3: {
    grid: 'md:grid-cols-[2fr_1fr] md:grid-rows-2 md:[&>:first-child]:row-span-2',
    first: 64,
    others: 32,
  },
  4: {
    grid: 'md:grid-cols-[3fr_1fr] md:grid-rows-3 md:[&>:first-child]:row-span-3',
    first: 72,
    others: 24,
  },
  5: {
    grid: 'md:grid-cols-[2fr_1fr_1fr] md:grid-rows-2 md:[&>:first-child]:row-span-2',
    first: 55,
    others: 28,
  },
}

/** The classes of the grid for so many pictures, and the `sizes` of its first and of its other pictures. */
export function galleryLayout(count: number) {
  const { grid, first, others } = layouts[isLaidOut(count) ? count : galleryPictures]
  return { grid, firstSizes: sizes(first), otherSizes: sizes(others) }
}

const isLaidOut = (count: number): count is keyof typeof layouts => count in layouts

// The page's column grows with the window up to 1328 pixels.
const sizes = (part: number) =>
  `(width < 768px) 88vw, (width < 1328px) ${part}vw, ${Math.round(part * 13.28)}px`
