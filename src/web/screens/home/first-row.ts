import { homeListingsTop } from '#contract/carousel-window.ts'
import { picturePreload } from '../../ui/picture-preload.ts'
import type { HomeData } from './home-data.ts'

/** How wide the pictures of the featured homes are: a row to swipe, two, or four beside each other. */
export const featuredSizes = '(width < 768px) min(76vw, 338px), (width < 1060px) 46vw, 300px'

/** Links that bring the first row's pictures with the page, where a window is large enough to show them. */
export function firstRow({ featured }: Pick<HomeData, 'featured'>) {
  return featured
    .slice(0, homeListingsTop.endIndex)
    .flatMap(({ image }) =>
      image
        ? [picturePreload(image, { place: 'card', sizes: featuredSizes, media: '(width >= 1060px)' })]
        : [],
    )
}
