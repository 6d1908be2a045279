import { Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { lightbox as t } from '#messages/common.ts'
import { Picture } from '../picture.tsx'
import { type Slide, slideImage, slideText, slideUrl } from './media.ts'

/** A row of small pictures; the one that is shown stays in sight. */
export function Thumbnails({
  slides,
  at,
  onChoose,
}: {
  slides: readonly Slide[]
  at: number
  onChoose: (at: number) => void
}) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const { current } = row
    const shown = current?.children[at]
    if (!(shown instanceof HTMLElement) || !current) return
    current.scrollTo({ left: shown.offsetLeft - (current.clientWidth - shown.clientWidth) / 2 })
  }, [at])
  return (
    <ul
      ref={row}
      aria-label={t.thumbnails}
      className="relative mx-auto flex min-w-0 gap-1.5 overflow-x-auto p-1 [scrollbar-width:none] max-md:flex-1"
    >
      {slides.map((slide, index) => (
        <li key={slideUrl(slide)} className="shrink-0">
          <button
            type="button"
            // The arrow keys lead to each; Tab passes them by.
            tabIndex={-1}
            aria-current={index === at ? 'true' : undefined}
            aria-label={t.open({ kind: t.kind[slide.kind], text: slideText(slide) })}
            onClick={() => onChoose(index)}
            className="relative block h-11 w-15 overflow-hidden rounded-sm opacity-60 aria-current:opacity-100 aria-current:outline-2 aria-current:outline-white"
          >
            <Picture
              src={slideImage(slide)}
              alt=""
              standIn={slide.kind === 'video' ? 'video' : 'property'}
              place="mark"
              sizes="60px"
              className={`size-full ${slide.kind === 'plan' ? 'bg-white!' : ''}`}
            />
            {slide.kind === 'video' && (
              <Play aria-hidden="true" className="absolute inset-0 m-auto size-5 fill-current" />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
