import { picturePreload } from '../../ui/picture-preload.ts'
import type { SearchData } from './search-data.ts'

/** How wide the pictures of results are: one to three in a row, fewer beside the map. */
export const resultSizes = '(width < 620px) 88vw, (width < 940px) 46vw, (width < 1400px) 30vw, 306px'

/** From which width the second and the third result stand beside the first. */
const besideFirst = ['(width >= 620px)', '(width >= 940px)']

/** Links that bring the rest of the first row's pictures; the first one is asked for by itself. */
export function firstRow(listings: SearchData['answer']['data']) {
  return besideFirst.flatMap((media, at) => {
    const image = listings[at + 1]?.image
    return image ? [picturePreload(image, { place: 'card', sizes: resultSizes, media })] : []
  })
}
