/** What this browser knows of its visitor without an account, as it is carried to another device and merged there. */
import { mergeHomes } from '#ui/saved/merge-homes.ts'
import { formatSaved, parseSaved, type SavedHomes } from '#ui/saved/saved-format.ts'
import { savedHomes } from '#ui/saved/saved-homes.ts'
import { addAlerts, type KnownAlert, knownAlerts, readAlerts } from '../screens/alerts/known-alerts.ts'
import { hiddenHomes, hideHomes } from '../screens/search/hidden-homes.ts'
import {
  addSearches,
  type RecentSearch,
  readSearches,
  recentSearches,
} from '../search-field/recent-searches.ts'
import { addSeen, seenListings } from '../seen-listings.ts'

export type Belongings = {
  homes: SavedHomes
  searches: readonly RecentSearch[]
  alerts: readonly KnownAlert[]
  /** IDs of listings, newest first. */
  seen: readonly number[]
  hidden: readonly number[]
}

const version = 1

export function ownBelongings(): Belongings {
  return {
    homes: savedHomes.read(),
    searches: recentSearches(),
    alerts: knownAlerts(),
    seen: [...seenListings()],
    hidden: [...hiddenHomes().keys()],
  }
}

export function isNothing({ homes, searches, alerts, seen, hidden }: Belongings): boolean {
  return homes.size + searches.length + alerts.length + seen.length + hidden.length === 0
}

export function formatBelongings({ homes, searches, alerts, seen, hidden }: Belongings): string {
  return JSON.stringify({
    version,
    homes: formatSaved(homes),
    searches,
    alerts,
    seen: seen.join(),
    hidden: hidden.join(),
  })
}

/** What is none of it is left out. 'later' for what a later version of the site wrote. */
export function parseBelongings(text: string): Belongings | 'later' {
  const written: unknown = JSON.parse(text)
  const given: Readonly<Record<string, unknown>> =
    typeof written === 'object' && written !== null ? { ...written } : {}
  const homes = parseSaved(textOf(given.homes))
  if (!homes || Number(given.version) > version) return 'later'
  return {
    homes,
    searches: readSearches(given.searches),
    alerts: readAlerts(given.alerts),
    seen: readIds(given.seen),
    hidden: readIds(given.hidden),
  }
}

/** What has come to this browser, and what has not. */
export type Taken = {
  homes: number
  notes: number
  searches: number
  alerts: number
  /** Homes beyond the number that a browser keeps. */
  left: number
  /** Whether the browser stores it. */
  isKept: boolean
}

/** Adds the belongings of another browser to those of this one: nothing here is lost, and nothing comes twice. */
export function takeOver(others: Belongings): Taken {
  const before = ownBelongings()
  const outcome = savedHomes.change((known) => mergeHomes(known, others.homes))
  addSearches(others.searches)
  addAlerts(others.alerts)
  addSeen(others.seen)
  hideHomes(others.hidden)
  const after = ownBelongings()
  return {
    homes: after.homes.size - before.homes.size,
    notes: newNotes(before.homes, after.homes),
    searches: newOnes(before.searches, after.searches, ({ address }) => address),
    alerts: newOnes(before.alerts, after.alerts, ({ reference }) => reference),
    left: [...others.homes.keys()].filter((key) => !after.homes.has(key)).length,
    isKept: outcome === 'kept',
  }
}

function newNotes(before: SavedHomes, after: SavedHomes): number {
  return [...after].filter(([key, { note }]) => note !== '' && note !== before.get(key)?.note).length
}

function newOnes<One>(before: readonly One[], after: readonly One[], nameOf: (one: One) => string): number {
  const known = new Set(before.map(nameOf))
  return after.filter((one) => !known.has(nameOf(one))).length
}

function textOf(given: unknown): string | null {
  return typeof given === 'string' ? given : null
}

function readIds(given: unknown): number[] {
  const ids = (textOf(given) ?? '').split(',').map(Number)
  return ids.filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647).slice(0, 500)
}
