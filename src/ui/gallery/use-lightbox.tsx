import { lazy, type MouseEvent, type ReactNode, Suspense, useState, useTransition } from 'react'
import { imageAddress } from '#contract/files/image-address.ts'
import { type LightboxMedia, slideImage, slidesOf } from '../lightbox/media.ts'
import { site } from '../site-settings.ts'
import { useOverlay } from '../use-overlay.ts'

const loadLightbox = () => import('../lightbox/lightbox.tsx')
const Lightbox = lazy(loadLightbox)

const largest = 1920

/** The place of the picture that is shown first, or all side by side. */
type Start = number | 'all'

/**
 * Pictures that open large over the page. A link around a picture has `href={hrefOf(at)} {...opens(at)}`: without
 * JavaScript it leads to the picture itself. `lightbox` is put once beside the links.
 */
export function useLightbox(media: LightboxMedia) {
  const overlay = useOverlay()
  const [pressed, setPressed] = useState<Start>()
  const [start, setStart] = useState<Start>()
  const [isLoading, load] = useTransition()
  const lightbox: ReactNode = (
    <Suspense>
      {start !== undefined && (
        <Lightbox overlay={overlay} media={media} start={start === 'all' ? undefined : start} />
      )}
    </Suspense>
  )
  const slides = slidesOf(media)
  const hrefOf = (at: number) => {
    const slide = slides[at]
    const url = (slide && slideImage(slide)) ?? ''
    return imageAddress(url, { storageBase: site().imageBase, resolution: largest })
  }
  const opens = (at: Start) => ({
    'aria-busy': isLoading && pressed === at,
    onPointerEnter: loadLightbox,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      setPressed(at)
      if (start === undefined) load(() => setStart(at))
      else setStart(at)
      overlay.open()
    },
  })
  return { hrefOf, opens, lightbox }
}
