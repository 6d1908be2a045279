import { homeListingsTop } from '#contract/content/carousel-window.ts'
import { picturePreload, portraitSources } from '#ui/picture-sources.ts'
import type { HomeData } from './home-data.ts'

/** How wide the pictures of the featured properties are: a row to swipe, two, or four beside each other. */
export const featuredSizes = '(width < 768px) min(76vw, 338px), (width < 1060px) 46vw, 300px'

/** Where the cover is a crop for phones, and how wide it is. It is as wide as the window. */
export const onPhones = '(width < 768px)'
export const portraitSizes = '100vw'

/** Wider windows cut the cover's sides, so that it is drawn wider than they are. */
export const coverSizes = `${onPhones} 420px, max(100vw, 1360px)`

/** Preloads the cover and the first row's pictures, in windows that show them without scrolling. */
export function firstPictures({ cover, windows }: Pick<HomeData, 'cover' | 'windows'>) {
  const row = (windows?.featured ?? [])
    .slice(0, homeListingsTop.endIndex)
    .flatMap(({ image }) =>
      image
        ? [picturePreload(image, { place: 'card', sizes: featuredSizes, media: '(width >= 1060px)' })]
        : [],
    )
  return cover?.image ? [...coverPreloads(cover.image), ...row] : row
}

/** No other code preloads a picture with a separate crop. */
function coverPreloads(image: string) {
  const phone = portraitSources(image, portraitSizes)
  const media = phone && '(width >= 768px)'
  const wide = {
    ...picturePreload({ url: image }, { place: 'cover', sizes: coverSizes, media }),
    fetchPriority,
  }
  if (!phone) return [wide]
  const narrow = { rel: 'preload', as: 'image', media: onPhones, fetchPriority }
  return [{ ...narrow, imageSrcSet: phone.srcSet, imageSizes: phone.sizes }, wide]
}

const fetchPriority = 'high'
