import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { LinkedImage } from '#contract/files/image.ts'
import { media as t } from '#messages/common.ts'
import { IconButton } from './button.tsx'
import { contentLang } from './content-lang.ts'
import { Modal } from './modal.tsx'
import { Picture } from './picture.tsx'
import { arrowKeys } from './reading-direction.ts'
import { Rich } from './rich.tsx'
import type { Overlay } from './use-overlay.ts'

/** What a picture measures may not be known. */
export type LightboxImage = LinkedImage & { alt: string }

type LightboxProps = {
  overlay: Overlay
  images: readonly LightboxImage[]
  /** The place in the list of the picture that is shown first. */
  start: number
  /** Whose pictures they are. */
  title: string
}

/** The pictures over the whole screen: swiped, or moved by arrow keys and buttons. */
export default function Lightbox({ overlay, images, start, title }: LightboxProps) {
  return (
    <Modal
      overlay={overlay}
      title={t.picturesOf({ title })}
      heading={false}
      place="full"
      className="bg-black! text-white!"
    >
      <Slides close={overlay.close} images={images} start={start} />
    </Modal>
  )
}

function Slides({ close, images, start }: { close: () => void } & Pick<LightboxProps, 'images' | 'start'>) {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(start)

  useEffect(() => {
    track.current?.children[start]?.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' })
  }, [start])

  const show = (next: number) => {
    const wrapped = (next + images.length) % images.length
    const isNear = Math.abs(wrapped - at) === 1 && !prefersStillness()
    track.current?.children[wrapped]?.scrollIntoView({
      behavior: isNear ? 'smooth' : 'instant',
      inline: 'start',
      block: 'nearest',
    })
  }
  const onKey = (event: KeyboardEvent) => {
    const { previous, next } = arrowKeys()
    const goal = { [next]: at + 1, [previous]: at - 1, Home: 0, End: images.length - 1 }[event.key]
    if (goal === undefined) return
    // Else a strip that has the focus would scroll as well.
    event.preventDefault()
    show(goal)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed anywhere in the dialog move the pictures
    <div onKeyDown={onKey} className="on-dark flex h-(--window-height) flex-col">
      <div className="flex items-center justify-between px-4 py-3">
        <p aria-live="polite" className="tabular-nums">
          <Rich
            parts={t.position({
              number: at + 1,
              total: images.length,
              alt: images[at]?.alt ?? '',
              hidden: (text) => <span className="sr-only">{text}</span>,
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
        aria-label={t.pictures}
        // From right to left it counts below zero.
        onScroll={({ currentTarget }) =>
          setAt(Math.round(Math.abs(currentTarget.scrollLeft) / Math.max(currentTarget.clientWidth, 1)))
        }
        className="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-4"
      >
        {images.map((image, index) => (
          <li key={image.url} className="size-full shrink-0 snap-start snap-always">
            <Picture
              src={image.url}
              alt={image.alt}
              width={image.width ?? undefined}
              height={image.height ?? undefined}
              placeholder={image.placeholder}
              blurred="contain"
              place="cover"
              sizes="100vw"
              soon={Math.abs(index - at) <= 1}
              className="size-full bg-transparent! object-contain!"
            />
          </li>
        ))}
      </ul>
      <div className="grid min-h-16 grid-cols-2 items-center gap-3 px-4 py-3 md:grid-cols-[1fr_minmax(auto,80ch)_1fr]">
        <p
          lang={contentLang(images[at]?.alt ?? '')}
          className="col-span-2 line-clamp-3 min-h-[4.35em] text-center text-sm text-pretty text-mist md:order-1 md:col-span-1 md:line-clamp-2 md:min-h-0"
        >
          {images[at]?.alt}
        </p>
        {images.length > 1 && (
          <>
            <IconButton
              label={t.previous}
              onClick={() => show(at - 1)}
              className={`justify-self-start md:justify-self-end ${darkButton}`}
            >
              <ChevronLeft aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton
              label={t.next}
              onClick={() => show(at + 1)}
              className={`justify-self-end md:order-2 md:justify-self-start ${darkButton}`}
            >
              <ChevronRight aria-hidden="true" className="size-5" />
            </IconButton>
          </>
        )}
      </div>
    </div>
  )
}

const darkButton = 'border-white/30! bg-transparent! text-white! hover:border-white!'

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
