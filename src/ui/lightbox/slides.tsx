import { ChevronLeft, ChevronRight, LayoutGrid, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { media, lightbox as t } from '#messages/common.ts'
import { IconButton } from '../button.tsx'
import { contentLang } from '../content-lang.ts'
import { Picture } from '../picture.tsx'
import { arrowKeys } from '../reading-direction.ts'
import { Rich } from '../rich.tsx'
import { Video } from '../video.tsx'
import { darkButton } from './dark-button.ts'
import { type Slide, slideText, slideUrl } from './media.ts'
import { Thumbnails } from './thumbnails.tsx'

/** One slide at a time: swiped, or moved by arrow keys, buttons and thumbnails. */
export function LightboxSlides({
  slides,
  start,
  close,
  onAll,
}: {
  slides: readonly Slide[]
  start: number
  close: () => void
  /** Leads to all of them, with the one that was shown. */
  onAll: ((at: number) => void) | undefined
}) {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(start)

  useEffect(() => {
    track.current?.children[start]?.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' })
    // Coming from all of them, the pressed one is gone.
    if (track.current?.closest('dialog[open]')) track.current.focus()
  }, [start])

  const show = (next: number) => {
    const wrapped = (next + slides.length) % slides.length
    const isNear = Math.abs(wrapped - at) === 1 && !prefersStillness()
    track.current?.children[wrapped]?.scrollIntoView({
      behavior: isNear ? 'smooth' : 'instant',
      inline: 'start',
      block: 'nearest',
    })
  }
  const onKey = (event: KeyboardEvent) => {
    // In a video they wind it.
    if (event.target instanceof HTMLMediaElement) return
    const { previous, next } = arrowKeys()
    const goal = { [next]: at + 1, [previous]: at - 1, Home: 0, End: slides.length - 1 }[event.key]
    if (goal === undefined) return
    // Else a strip that has the focus would scroll as well.
    event.preventDefault()
    show(goal)
  }
  const shown = slides[at]
  const text = shown ? slideText(shown) : ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed anywhere in the dialog move the slides
    <div onKeyDown={onKey} className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-3 px-4 py-3">
        {onAll && (
          <IconButton label={t.all} title={t.all} onClick={() => onAll(at)} className={darkButton}>
            <LayoutGrid aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        <p aria-live="polite" className="flex-1 tabular-nums">
          <Rich
            parts={media.position({
              number: at + 1,
              total: slides.length,
              alt: text,
              hidden: (said) => <span className="sr-only">{said}</span>,
            })}
          />
        </p>
        <IconButton label={t.close} onClick={close} data-autofocus className={darkButton}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={media.pictures}
        // From right to left it counts below zero.
        onScroll={({ currentTarget }) =>
          setAt(Math.round(Math.abs(currentTarget.scrollLeft) / Math.max(currentTarget.clientWidth, 1)))
        }
        className="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-4"
      >
        {slides.map((slide, index) => (
          <li
            // A video that was left stops.
            key={`${slideUrl(slide)}${slide.kind === 'video' && index === at ? ' shown' : ''}`}
            className="size-full shrink-0 snap-start snap-always"
          >
            <SlideContent slide={slide} isNear={Math.abs(index - at) <= 1} />
          </li>
        ))}
      </ul>
      <p
        lang={contentLang(text)}
        className="mx-auto line-clamp-2 min-h-[3.6em] max-w-[80ch] px-4 pt-3 text-center text-sm text-pretty text-mist short:hidden"
      >
        {text}
      </p>
      {slides.length > 1 && (
        <div className="flex items-center gap-3 px-4 pt-2 pb-3">
          <IconButton label={media.previous} onClick={() => show(at - 1)} className={darkButton}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <Thumbnails slides={slides} at={at} onChoose={show} />
          <IconButton label={media.next} onClick={() => show(at + 1)} className={darkButton}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      )}
    </div>
  )
}

function SlideContent({ slide, isNear }: { slide: Slide; isNear: boolean }) {
  if (slide.kind === 'video') {
    return (
      <div className="grid size-full place-items-center px-4">
        <div className="w-full max-w-[min(64rem,calc((var(--window-height)-16rem)*16/9))]">
          <Video {...slide.video} />
        </div>
      </div>
    )
  }
  const { image } = slide
  return (
    <Picture
      src={image.url}
      alt={image.alt}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      placeholder={image.placeholder}
      blurred="contain"
      place="cover"
      sizes="100vw"
      soon={isNear}
      className={`size-full object-contain! ${slide.kind === 'plan' ? 'bg-white!' : 'bg-transparent!'}`}
    />
  )
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
