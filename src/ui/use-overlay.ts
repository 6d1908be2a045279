import { useCallback, useEffect, useState } from 'react'

/** In the state of a history entry: how many overlays are open on it. */
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
 * An overlay that Back closes, as people on phones expect: opening adds an entry to the history under the
 * same address, Back removes it and leaves the page as it is. An overlay over another has an entry of its
 * own.
 */
export function useOverlay(): Overlay {
  const [isOpen, setOpen] = useState(false)
  const leave = useCallback(() => {
    takeOff(leave)
    setOpen(false)
  }, [])
  const open = useCallback(() => {
    if (!overlays.includes(leave)) overlays = [...overlays, leave]
    addEntry()
    setOpen(true)
  }, [leave])
  const close = useCallback(() => {
    leave()
    removeEntry()
  }, [leave])

  useEffect(() => () => takeOff(leave), [leave])
  return { isOpen, open, close, leave }
}

/** What closes each open overlay, the topmost last. */
let overlays: readonly (() => void)[] = []
/** So many entries of overlays that closed themselves are on their way out. */
let removing = 0

function takeOff(leave: () => void) {
  overlays = overlays.filter((one) => one !== leave)
}

/** The router must not take the new entry for a navigation, so the browser's own method is used. */
function addEntry() {
  listenForBack()
  if (marked() >= overlays.length) return
  const state = { ...window.history.state, [mark]: overlays.length }
  History.prototype.pushState.call(window.history, state, '')
}

function removeEntry() {
  if (marked() <= overlays.length) return
  removing++
  window.history.back()
}

function marked(): number {
  return Number(window.history.state?.[mark] ?? 0)
}

let isListening = false

function listenForBack() {
  if (isListening) return
  isListening = true
  // Before the router's own listener: going back from an overlay is no navigation.
  window.addEventListener('popstate', leaveEntry, { capture: true })
}

function leaveEntry(event: PopStateEvent) {
  const left = overlays.slice(marked())
  if (left.length === 0 && removing === 0) return
  removing = Math.max(removing - 1, 0)
  event.stopImmediatePropagation()
  for (const leave of left) leave()
}
