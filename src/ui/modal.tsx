import {
  type FormEvent,
  Fragment,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { uiParts } from '#messages/common.ts'
import { afterPaint } from './after-paint.ts'
import { IconButton } from './button.tsx'
import { DialogToasts } from './dialog-toasts.ts'
import { Icon } from './icon.tsx'
import { addOpenDialog } from './open-dialogs.ts'
import type { Overlay } from './use-overlay.ts'

type ModalProps = {
  overlay: Overlay
  /** What it is about: its heading, or only its accessible name when `heading` is false. */
  title: string
  heading?: boolean
  /** `center` fades in the middle; `start` and `bottom` slide in from that side; `full` covers the screen. */
  place?: keyof typeof places
  className?: string
  /** Called by the close button, to discard typed text; not by Escape and Back, which may be slips. */
  onDiscard?: () => void
  children: ReactNode
}

const places = {
  center: 'modal-center m-auto max-h-[calc(var(--window-height)-32px)] rounded-panel',
  start: 'modal-start m-0 h-(--window-height) max-h-none',
  bottom:
    'modal-bottom mt-auto mb-0 w-full max-w-none max-h-[calc(var(--window-height)*0.92)] rounded-t-panel',
  full: 'modal-center modal-full m-0 h-(--window-height) max-h-none w-full max-w-none',
}

/**
 * An overlay in the browser's own dialog, which keeps the focus inside, hides the rest from screen readers
 * and gives the focus back. Escape, Back, the close button and a press beside it close it, but a press
 * beside it does nothing once a text was typed. Toasts are shown inside it while it is the topmost one. Its
 * content exists only while it is visible, so closing discards its state; `data-autofocus` marks the
 * element that gets the focus first. It opens after the next paint: making the rest of the page inert costs
 * a phone a tenth of a second, and the pressed button should look pressed before. A dialog that begins with
 * a field opens immediately, because the letters of a fast typist would go to the page.
 */
export function Modal({
  overlay,
  title,
  heading = true,
  place = 'center',
  className = '',
  onDiscard,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { isOpen, close } = overlay
  const outside = useOutsidePress(isOpen, close)
  const Toaster = use(DialogToasts)
  const isPresent = useDelayedUnmount(isOpen, longestFadeMs)
  const opening = useOpening(isOpen)
  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    const first = element.querySelector<HTMLElement>('[data-autofocus]')
    let takeOff: (() => void) | undefined
    const show = () => {
      element.showModal()
      takeOff = addOpenDialog(element)
      first?.focus()
    }
    const cancel = first instanceof HTMLInputElement ? show() : afterPaint(show)
    return () => {
      cancel?.()
      element.close()
      takeOff?.()
    }
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      {...outside}
      className={`modal bg-white text-ink shadow-float ${places[place]} ${className}`}
    >
      {isPresent && heading && (
        <div className="flex items-center justify-between gap-4 py-3 pe-3 ps-6">
          <h2 className="text-xl">{title}</h2>
          <IconButton
            label={uiParts.close}
            onClick={() => {
              onDiscard?.()
              close()
            }}
            className="border-transparent"
          >
            <Icon name="cross" size={20} />
          </IconButton>
        </div>
      )}
      {isPresent && <Fragment key={opening}>{children}</Fragment>}
      {isPresent && Toaster && <Toaster within={dialog} />}
    </dialog>
  )
}

/**
 * Closes when the pointer is pressed and released beside the dialog, unless a text was typed into it: a text that is
 * selected up to the outside, or a slip of the finger, must not throw it away.
 */
function useOutsidePress(isOpen: boolean, close: () => void) {
  const pressed = useRef<EventTarget>(null)
  const typed = useRef(new Set<EventTarget>())
  useEffect(() => {
    if (isOpen) typed.current.clear()
  }, [isOpen])
  return {
    onInput: ({ target }: FormEvent) => typed.current.add(target),
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = target
    },
    onClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
      if (target !== currentTarget || pressed.current !== currentTarget) return
      const texts = Array.from(currentTarget.querySelectorAll<HTMLInputElement>(textFields))
      if (!texts.some((field) => typed.current.has(field) && field.value.trim())) close()
    },
  }
}

/** A search is quickly typed again, and a choice is no text. */
const textFields =
  'textarea,input:not([type=checkbox],[type=file],[type=radio],[type=range],[type=search],[role=combobox])'

const longestFadeMs = 500

/** Counts the openings: a dialog opened again while it still fades out starts with fresh content. */
function useOpening(isOpen: boolean): number {
  const [last, setLast] = useState({ isOpen, opening: 0 })
  if (last.isOpen !== isOpen) setLast({ isOpen, opening: last.opening + (isOpen ? 1 : 0) })
  return last.opening
}

/** Becomes true immediately, and false only after the given time, so that fading out stays visible. */
function useDelayedUnmount(wanted: boolean, ms: number): boolean {
  const [stays, setStays] = useState(wanted)
  useEffect(() => {
    if (wanted) return setStays(true)
    const timer = setTimeout(() => setStays(false), ms)
    return () => clearTimeout(timer)
  }, [wanted, ms])
  return wanted || stays
}
