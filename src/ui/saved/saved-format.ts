/** How saved homes are written in the browser's storage. */
import { longestNote, mostSavedHomes } from '#contract/saved/saved-limits.ts'
import { type HomeKey, readHomeKey } from './home-key.ts'

/** A listing or project as it was when it was saved. */
export type SavedHome = {
  /** Milliseconds since 1970. */
  savedAt: number
  /** In the language of the page on which it was saved: what is shown of a listing that is deleted since. */
  title: string
  /** PKR, 0 on call; of a project the lowest of its units, null where none has a price. */
  price: number | null
  /** What the visitor wrote about it; may be empty. */
  note: string
  /** When the note was last changed, in milliseconds since 1970. */
  notedAt?: number
}

export type SavedHomes = ReadonlyMap<HomeKey, SavedHome>

const longestTitle = 300

const version = 1

/** The saved homes of a stored text: what is no saved home is left out. Undefined for a version of a later site. */
export function parseSaved(text: string | null): SavedHomes | undefined {
  const stored = parsed(text)
  if (!isRecord(stored)) return new Map()
  if (typeof stored.version === 'number' && stored.version > version) return undefined
  if (stored.version !== version || !isRecord(stored.homes)) return new Map()
  const homes = new Map<HomeKey, SavedHome>()
  for (const [name, given] of Object.entries(stored.homes)) {
    const named = readHomeKey(name)
    const home = readHome(given)
    if (named && home && homes.size < mostSavedHomes) homes.set(named.key, home)
  }
  return homes
}

export function formatSaved(homes: SavedHomes): string {
  return JSON.stringify({ version, homes: Object.fromEntries(homes) })
}

/** The `data-` attributes of hearts in a stored text; what is none is left out. */
export function parsePressed(text: string | null): DOMStringMap[] {
  const stored = parsed(text)
  return Array.isArray(stored) ? stored.flatMap(readPressed) : []
}

function readPressed(given: unknown): DOMStringMap[] {
  if (!isRecord(given)) return []
  const { save, title, price } = given
  if (typeof save !== 'string' || typeof title !== 'string') return []
  if (price === undefined) return [{ save, title }]
  return typeof price === 'string' && isAmount(Number(price)) ? [{ save, title, price }] : []
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

function readHome(given: unknown): SavedHome | undefined {
  if (!isRecord(given)) return undefined
  const { savedAt, title, price, note, notedAt } = given
  if (!isAmount(savedAt) || typeof title !== 'string' || typeof note !== 'string') return undefined
  if (price !== null && !isAmount(price)) return undefined
  return {
    savedAt,
    price,
    title: title.slice(0, longestTitle),
    note: note.slice(0, longestNote),
    ...(isAmount(notedAt) && { notedAt }),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
