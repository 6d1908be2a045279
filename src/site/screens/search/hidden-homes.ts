/** The listings that the visitor hid from results. They never leave the browser. */
import { useSyncExternalStore } from 'react'
import type { LatLong } from '#contract/places/lat-long.ts'

const storageKey = 'aangan-hidden-listings'
const most = 500

/** Where each hidden listing is, as far as it is known. */
export type HiddenHomes = ReadonlyMap<number, LatLong | undefined>

const nothingHidden: HiddenHomes = new Map()

let known: { text: string; homes: HiddenHomes } | undefined
const listeners = new Set<() => void>()

/** The hidden listings; none while the page is hydrated. */
export function useHiddenHomes(): HiddenHomes {
  return useSyncExternalStore(subscribe, hiddenHomes, () => nothingHidden)
}

/** The last hidden first; the oldest are forgotten. */
export function hideHome({ id, lat, long }: { id: number; lat: number | null; long: number | null }): void {
  const home: HiddenHome = [id, lat === null || long === null ? undefined : { lat, long }]
  store([home, ...others(id)].slice(0, most))
}

export function showHome(id: number): void {
  store(others(id))
}

type HiddenHome = readonly [id: number, place: LatLong | undefined]

/** Hides those that were hidden in another browser, too. */
export function hideHomes(ids: readonly number[]): void {
  const hidden = hiddenHomes()
  const more = ids.filter((id) => !hidden.has(id)).map((id): HiddenHome => [id, undefined])
  store([...hidden, ...more].slice(0, most))
}

function others(id: number): HiddenHome[] {
  return [...hiddenHomes()].filter(([other]) => other !== id)
}

export function hiddenHomes(): HiddenHomes {
  const text = stored()
  if (known?.text !== text) known = { text, homes: new Map(text.split(',').flatMap(readHome)) }
  return known.homes
}

/** '7', or '7 33.7 73.05' with its position. */
function readHome(text: string): HiddenHome[] {
  const [id = 0, lat = Number.NaN, long = Number.NaN] = text.split(' ').map(Number)
  if (!Number.isInteger(id) || id <= 0) return []
  return [[id, Number.isFinite(lat + long) ? { lat, long } : undefined]]
}

function writeHome([id, place]: HiddenHome): string {
  return place ? `${id} ${place.lat} ${place.long}` : String(id)
}

function stored(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return known?.text ?? ''
  }
}

function store(homes: readonly HiddenHome[]): void {
  known = { text: homes.map(writeHome).join(), homes: new Map(homes) }
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
