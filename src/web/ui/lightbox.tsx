import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { Modal } from './modal.tsx'
import { Picture } from './picture.tsx'
import type { Overlay } from './use-overlay.ts'

export type LightboxPicture = { url: string; alt: string }

/**
 * Pictures over the whole screen: arrow keys, buttons and swipes move, Escape and Back close. Load it with
 * `lazy` and open it on a click.
 */
export function Lightbox({
  overlay,
  pictures,
  startAt = 0,
}: {
  overlay: Overlay
  pictures: readonly LightboxPicture[]
  startAt?: number
}) {
  return (
    <Modal overlay={overlay} title="Pictures" heading={false} place="full" className="on-dark bg-black">
      <Stage pictures={pictures} startAt={startAt} onClose={overlay.close} />
    </Modal>
  )
}

function Stage({
  pictures,
  startAt,
  onClose,
}: {
  pictures: readonly LightboxPicture[]
  startAt: number
  onClose: () => void
}) {
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(startAt)

  // The pictures lie in a row that snaps: a swipe is the browser's own scrolling.
  useEffect(() => {
    const row = track.current
    if (row) row.scrollLeft = startAt * row.clientWidth
  }, [startAt])

  function go(to: number) {
    const row = track.current
    const next = (to + pictures.length) % pictures.length
    row?.scrollTo({
      left: next * row.clientWidth,
      behavior: Math.abs(next - shown) === 1 ? 'smooth' : 'instant',
    })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') go(shown + 1)
    else if (event.key === 'ArrowLeft') go(shown - 1)
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work wherever the focus is in the dialog
    <div className="relative h-full w-full text-white" onKeyDown={onKeyDown}>
      <div
        ref={track}
        className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none]"
        onScroll={({ currentTarget: row }) => setShown(Math.round(row.scrollLeft / row.clientWidth))}
      >
        {pictures.map((picture, at) => (
          <div
            key={picture.url}
            aria-hidden={at !== shown}
            className="grid h-full w-full shrink-0 snap-center place-items-center px-2 py-16 md:px-20"
          >
            <Picture
              src={picture.url}
              alt={picture.alt}
              first={Math.abs(at - shown) <= 1}
              className="max-h-full max-w-full bg-transparent object-contain"
            />
          </div>
        ))}
      </div>
      <p aria-live="polite" className="absolute top-5 left-5 text-sm tabular-nums">
        {shown + 1} of {pictures.length}
      </p>
      <IconButton label="Close" onClick={onClose} data-autofocus className="absolute top-3 right-3">
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      {pictures.length > 1 && (
        <>
          <IconButton
            label="Previous picture"
            onClick={() => go(shown - 1)}
            className="absolute top-1/2 left-3 -translate-y-1/2 max-md:hidden"
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label="Next picture"
            onClick={() => go(shown + 1)}
            className="absolute top-1/2 right-3 -translate-y-1/2 max-md:hidden"
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
        </>
      )}
    </div>
  )
}
