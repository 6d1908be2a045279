/** The listing that a visitor points at, on the map or in the list: both highlight it. Browser only. */
import { useSyncExternalStore } from 'react'

type ActiveHome = { id: number; from: 'list' | 'map' }

let active: ActiveHome | undefined
const listeners = new Set<() => void>()

export function setActiveHome(next: ActiveHome | undefined): void {
  if (active?.id === next?.id && active?.from === next?.from) return
  active = next
  for (const listener of listeners) listener()
}

export function useActiveHome(): ActiveHome | undefined {
  return useSyncExternalStore(
    listen,
    () => active,
    () => undefined,
  )
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows pointer and focus over the cards of the list; returns a function that stops it. */
export function watchCards(list: HTMLElement): () => void {
  const stop = new AbortController()
  const enter = ({ target }: Event) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-listing]') : null
    setActiveHome(card ? { id: Number(card.dataset.listing), from: 'list' } : undefined)
  }
  for (const name of ['pointerover', 'focusin'])
    list.addEventListener(name, enter, { signal: stop.signal, passive: true })
  for (const name of ['pointerleave', 'focusout'])
    list.addEventListener(name, () => setActiveHome(undefined), { signal: stop.signal })
  return () => stop.abort()
}
