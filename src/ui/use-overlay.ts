import { useCallback, useEffect, useState } from 'react'

/** Marks the entry of the visit's history that an open overlay stands on. */
const mark = 'aanganOverlay'

export type Overlay = {
  isOpen: boolean
  open: () => void
  /** Closes and takes the overlay's entry back out of the history. */
  close: () => void
  /** Closes without going back, for a link inside that replaces the entry (`<SiteLink replace>`) or another overlay. */
  leave: () => void
}

/**
 * Something that lies over the page and that Back closes, as people on phones expect: opening adds an entry to
 * the history under the same address, Back takes it away and leaves the page as it is.
 */
export function useOverlay(): Overlay {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => {
    addEntry()
    setOpen(true)
  }, [])
  const leave = useCallback(() => setOpen(false), [])
  const close = useCallback(() => {
    setOpen(false)
    removeEntry()
  }, [])

  useEffect(() => {
    if (!isOpen) return
    overlays.add(leave)
    return () => {
      overlays.delete(leave)
    }
  }, [isOpen, leave])
  return { isOpen, open, close, leave }
}

/** What Back closes now. */
const overlays = new Set<() => void>()
/** An overlay closed itself and its entry is on the way out. */
let isRemoving = false

/** The router must not take the new entry for a navigation, so the browser's own method is used. */
function addEntry() {
  listenForBack()
  if (isMarked()) return
  History.prototype.pushState.call(window.history, { ...window.history.state, [mark]: true }, '')
}

function removeEntry() {
  if (!isMarked()) return
  isRemoving = true
  window.history.back()
}

function isMarked(): boolean {
  return window.history.state?.[mark] === true
}

let isListening = false

function listenForBack() {
  if (isListening) return
  isListening = true
  // Before the router's own listener: going back from an overlay is no navigation.
  window.addEventListener('popstate', leaveEntry, { capture: true })
}

function leaveEntry(event: PopStateEvent) {
  if (isMarked() || (overlays.size === 0 && !isRemoving)) return
  isRemoving = false
  event.stopImmediatePropagation()
  for (const leave of overlays) leave()
}
