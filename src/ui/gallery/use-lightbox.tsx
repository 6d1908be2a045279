import { lazy, type MouseEvent, type ReactNode, Suspense, useState, useTransition } from 'react'
import { imageAddress } from '#contract/files/image-address.ts'
import type { LightboxImage } from '../lightbox.tsx'
import { site } from '../site-settings.ts'
import { useOverlay } from '../use-overlay.ts'

const loadLightbox = () => import('../lightbox.tsx')
const Lightbox = lazy(loadLightbox)

const largest = 1920

/**
 * Pictures that open large over the page, at the one that was pressed. A link around a picture has
 * `href={hrefOf(at)} {...opens(at)}`: without JavaScript it leads to the picture itself. `lightbox` is put once
 * beside the links.
 */
export function useLightbox(images: readonly LightboxImage[], title: string) {
  const overlay = useOverlay()
  const [pressed, setPressed] = useState<number>()
  const [start, setStart] = useState<number>()
  const [isLoading, load] = useTransition()
  const lightbox: ReactNode = (
    <Suspense>
      {start !== undefined && <Lightbox overlay={overlay} images={images} start={start} title={title} />}
    </Suspense>
  )
  const hrefOf = (at: number) =>
    imageAddress(images[at]?.url ?? '', { storageBase: site().imageBase, resolution: largest })
  const opens = (at: number) => ({
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
