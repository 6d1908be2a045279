import type { ReactNode } from 'react'
import type { LinkedImage } from '#contract/files/image.ts'

/** What a picture measures may not be known. */
export type LightboxImage = LinkedImage & { alt: string }

export type LightboxVideo = { url: string; title: string; poster: string | null }

/** All that is shown large over one page, each kind in its order. */
export type LightboxMedia = {
  images: readonly LightboxImage[]
  plans?: readonly LightboxImage[] | undefined
  videos?: readonly LightboxVideo[] | undefined
  /** Whose they are. */
  title: string
  /** What stays below them: the price and how to ask. */
  foot?: ReactNode
}

export type Slide = { kind: 'photo' | 'plan'; image: LightboxImage } | { kind: 'video'; video: LightboxVideo }

/** Photos, then plans, then videos: a place in this list is what the lightbox opens at. */
export function slidesOf({ images, plans = [], videos = [] }: LightboxMedia): Slide[] {
  return [
    ...images.map((image) => ({ kind: 'photo' as const, image })),
    ...plans.map((image) => ({ kind: 'plan' as const, image })),
    ...videos.map((video) => ({ kind: 'video' as const, video })),
  ]
}

export function slideUrl(slide: Slide): string {
  return slide.kind === 'video' ? slide.video.url : slide.image.url
}

export function slideText(slide: Slide): string {
  return slide.kind === 'video' ? slide.video.title : slide.image.alt
}

export function slideImage(slide: Slide): string | null {
  return slide.kind === 'video' ? slide.video.poster : slide.image.url
}
