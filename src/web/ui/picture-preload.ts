import { pictureSources, type Shown } from './picture-sources.ts'

/**
 * A link for a page's head: the picture comes with the page instead of after it, in those windows alone that
 * `media` describes, because they show it without scrolling. A `first` picture needs none.
 */
export function picturePreload(
  { url, width }: { url: string; width?: number },
  { media, ...shown }: Omit<Shown, 'width'> & { media: string | undefined },
) {
  const { src, srcSet } = pictureSources(url, { ...shown, width })
  const what = srcSet ? { imageSrcSet: srcSet, imageSizes: shown.sizes } : { href: src }
  return { rel: 'preload', as: 'image', media, ...what }
}
