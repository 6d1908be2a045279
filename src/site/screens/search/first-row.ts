import { picturePreload } from '#ui/picture-sources.ts'
import { site } from '#ui/site-settings.ts'
import type { SearchData } from './search-data.ts'

/** One to three results in a row, fewer beside the map. */
export const resultColumns = 'grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(max(280px,30%),1fr))] md:gap-6'

/** Beside the map the page is as wide as the window, with 24 px at its edges. */
export const searchColumn = () => (site().maps ? 'column xl:w-[calc(100%-48px)]!' : 'column')

/** The map takes 45 hundredths of the window. */
export const besideMap = () => (site().maps ? 'xl:grid-cols-[minmax(0,1fr)_45vw]' : '')

/** How wide the pictures of results are. */
export const resultSizes =
  '(width < 640px) 92vw, (width < 936px) 46vw, (width < 1280px) 31vw, (width < 1760px) 26vw, 400px'

/** At which widths the second and the third result stand beside the first; the map leaves room for two. */
const besideFirst = () => [
  '(width >= 640px)',
  site().maps ? '(936px <= width < 1280px), (width >= 1760px)' : '(width >= 936px)',
]

/** Preloads the rest of the first row's pictures; the first one loads without it. */
export function firstRow(listings: SearchData['answer']['data']) {
  return besideFirst().flatMap((media, at) => {
    const image = listings[at + 1]?.image
    return image ? [picturePreload(image, { place: 'card', sizes: resultSizes, media })] : []
  })
}
