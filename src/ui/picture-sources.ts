import {
  defaultImageResolution,
  type ImageWidth,
  portrait,
  secureAddress,
  sizedImage,
} from '#contract/files/image-address.ts'
import { site } from './site-settings.ts'

/** The widths worth offering for each place of a picture, for screens of one to three pixels a point. */
const offered = {
  mark: [96, 160, 320],
  card: [320, 480, 640, 840],
  large: [480, 640, 840, 1280],
  cover: [640, 840, 1280, 1920],
} as const satisfies Record<string, readonly ImageWidth[]>

export type PicturePlace = keyof typeof offered

export type Shown = {
  place: PicturePlace
  /** How wide it is shown, in the form of the `sizes` attribute. */
  sizes: string
  /** The width of the original, where it is known. */
  width?: number | undefined
}

export type PictureSources = { sizes?: string; srcSet?: string; src: string }

/**
 * The attributes from which an `img` chooses its size: the widths of its place, none wider than the
 * original. A picture on another host has one address only.
 */
export function pictureSources(stored: string, { place, sizes, width }: Shown): PictureSources {
  const at = sizedImage(stored, site().imageBase)
  if (!at) return { src: secureAddress(stored) }
  const src = at(defaultImageResolution)
  let srcSet = ''
  for (const resolution of offered[place]) {
    if (width !== undefined && resolution > width) break
    srcSet += `${srcSet && ', '}${at(resolution)} ${resolution}w`
  }
  return srcSet ? { sizes, srcSet, src } : { src }
}

/**
 * The crop for phones of a picture that this site stores; undefined for a picture on another host, which
 * may not have such crops.
 */
export function portraitSources(
  stored: string,
  sizes: string,
): { sizes: string; srcSet: string } | undefined {
  const at = sizedImage(stored, site().imageBase)
  if (!at?.(defaultImageResolution).startsWith('/')) return undefined
  return { sizes, srcSet: portrait.widths.map((width) => `${at(`portrait-${width}`)} ${width}w`).join(', ') }
}

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
