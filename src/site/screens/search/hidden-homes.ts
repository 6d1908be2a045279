/** The listings that the visitor hid from results. They never leave the browser. */
import { useSyncExternalStore } from 'react'

const storageKey = 'aangan-hidden-listings'
const most = 500
const none: ReadonlySet<number> = new Set()

let known: { text: string; ids: ReadonlySet<number> } | undefined
const listeners = new Set<() => void>()

/** The IDs of the hidden listings; none while the page is hydrated. */
export function useHiddenHomes(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, hiddenHomes, () => none)
}

/** The last hidden first; the oldest are forgotten. */
export function hideHome(id: number): void {
  store([id, ...[...hiddenHomes()].filter((other) => other !== id)].slice(0, most))
}

export function showHome(id: number): void {
  store([...hiddenHomes()].filter((other) => other !== id))
}

function hiddenHomes(): ReadonlySet<number> {
  const text = stored()
  if (known?.text !== text) known = { text, ids: new Set(text.split(',').map(Number).filter(isId)) }
  return known.ids
}

function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0
}

function stored(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return known?.text ?? ''
  }
}

function store(ids: readonly number[]): void {
  known = { text: ids.join(), ids: new Set(ids) }
  try {
    localStorage.setItem(storageKey, known.text)
  } catch {
    // Without local storage they are hidden until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
