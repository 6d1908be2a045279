import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { uiParts } from '#messages/common.ts'
import { afterPaint } from './after-paint.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import type { Overlay } from './use-overlay.ts'

type ModalProps = {
  overlay: Overlay
  /** What it is about: its heading, or only its accessible name when `heading` is false. */
  title: string
  heading?: boolean
  /** `center` fades in the middle; `start` and `bottom` slide in from that side; `full` covers the screen. */
  place?: keyof typeof places
  className?: string
  children: ReactNode
}

const places = {
  center: 'modal-center m-auto max-h-[calc(100dvh-32px)] rounded-panel',
  start: 'modal-start m-0 h-dvh max-h-none',
  bottom: 'modal-bottom mt-auto mb-0 w-full max-w-none max-h-[92dvh] rounded-t-panel',
  full: 'modal-center modal-full m-0 h-dvh max-h-none w-full max-w-none',
}

/**
 * Something that lies over the page: the browser's own dialog, which keeps the focus inside, hides the rest from
 * screen readers and gives the focus back. Escape, Back, the close button and a click beside it close it.
 * Its content exists only while it is seen, so that closing forgets what was in it; `data-autofocus` on an element
 * inside says where the focus starts. It opens after the next paint: that the rest of the page becomes inert costs a
 * phone a tenth of a second, and what was pressed should look pressed before. One that begins with a field opens at
 * once, because the letters of somebody who types fast would go to the page.
 */
export function Modal({
  overlay,
  title,
  heading = true,
  place = 'center',
  className = '',
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { isOpen, close } = overlay
  const isPresent = useStaysFor(isOpen, longestFadeMs)
  const opening = useOpening(isOpen)
  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    const first = dialog.current?.querySelector<HTMLElement>('[data-autofocus]')
    const show = () => {
      dialog.current?.showModal()
      first?.focus()
    }
    return first instanceof HTMLInputElement ? show() : afterPaint(show)
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape, which the dialog hears itself, is the key for it
    <dialog
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
      className={`modal bg-white text-ink shadow-float ${places[place]} ${className}`}
    >
      {isPresent && heading && (
        <div className="flex items-center justify-between gap-4 py-3 pe-3 ps-6">
          <h2 className="text-xl">{title}</h2>
          <IconButton label={uiParts.close} onClick={close} className="border-transparent">
            <Icon name="cross" size={20} />
          </IconButton>
        </div>
      )}
      {isPresent && <Fragment key={opening}>{children}</Fragment>}
    </dialog>
  )
}

const longestFadeMs = 500

/** Counts the openings: opened again while it still fades out, it starts with fresh content. */
function useOpening(isOpen: boolean): number {
  const [last, setLast] = useState({ isOpen, opening: 0 })
  if (last.isOpen !== isOpen) setLast({ isOpen, opening: last.opening + (isOpen ? 1 : 0) })
  return last.opening
}

/** True at once, false only after the given time: what fades out still has to be seen. */
function useStaysFor(wanted: boolean, ms: number): boolean {
  const [stays, setStays] = useState(wanted)
  useEffect(() => {
    if (wanted) return setStays(true)
    const timer = setTimeout(() => setStays(false), ms)
    return () => clearTimeout(timer)
  }, [wanted, ms])
  return wanted || stays
}
