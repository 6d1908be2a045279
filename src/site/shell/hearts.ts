import { useLayoutEffect } from 'react'
import { shell as t } from '#messages/site.ts'
import { pressedKey, savedKey } from '#ui/saved/saved-key.ts'
import { notifyFromShell } from './toasts.ts'

const load = () => import('./card-actions.ts')

/**
 * All hearts of the page (`ui/saved/save-button.tsx`), by one listener for the whole document: those of
 * cards that are never hydrated work as well. The code that stores homes is loaded with the first press, or
 * where some are saved.
 */
export function useHearts(): void {
  // In the commit: from here on early presses are repeated.
  useLayoutEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    showSaved()
    document.addEventListener('click', press, { signal })
    document.addEventListener('pointerover', prepare, { signal, passive: true })
    document.addEventListener('focusin', prepare, { signal })
    // Another tab saved the first one, or the page came back from the browser's own cache.
    window.addEventListener('storage', showSaved, { signal })
    window.addEventListener('pageshow', showSaved, { signal })
    return () => listening.abort()
  }, [])
}

function showSaved(): void {
  // What is not loaded is loaded with the next press.
  if (isStored(savedKey) || isStored(pressedKey) || pressed()[0])
    load().then(
      (hearts) => hearts.showSaved(),
      () => {},
    )
}

/** Pressed and not saved yet: the page's first script stores them when the page is left (`early-hearts.ts`). */
function pressed(): DOMStringMap[] {
  globalThis.aanganPressedHearts ??= []
  return globalThis.aanganPressedHearts
}

/** A visitor who points at a heart is about to press it, and one who points at a card may want its photos. */
function prepare({ target }: Event): void {
  const card = closest(target, '[data-photos]')
  if (card || heartAt(target))
    load().then(
      ({ openPhotos }) => card && openPhotos(card),
      () => {},
    )
}

const heartAt = (target: EventTarget | null) => closest(target, '[data-save]')

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

function isStored(key: string): boolean {
  try {
    return key in localStorage
  } catch {
    return false
  }
}

function press({ target }: Event): void {
  const heart = heartAt(target)
  if (!heart) return
  const before = heart.getAttribute('aria-pressed') ?? 'false'
  // Immediately, because on a slow line the code of the first press takes some moments.
  if (!isStored(savedKey)) heart.setAttribute('aria-pressed', 'true')
  pressed().push(heart.dataset)
  load().then(
    (hearts) => hearts.showSaved(),
    () => {
      heart.setAttribute('aria-pressed', before)
      pressed().length = 0
      notifyFromShell('failure', t.unreachable)
    },
  )
}
