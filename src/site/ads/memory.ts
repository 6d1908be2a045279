/**
 * How often each ad was seen today, stored only in this browser and never sent. For visitors who opt out of
 * tracking it is stored nowhere, and kept in memory until they leave.
 */
import { adAt, placeOfView } from '#contract/ads/ad-rotation.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import type { ShownAd } from '#ui/ads/read-answer.ts'

type Memory = {
  day: string
  /** The index at which this browser starts its rotation, chosen at random each day. */
  start: number
  views: number
  /** By the ads' ids. */
  seen: Record<string, number>
}

const key = 'aangan-ads'
let lasting: Memory | undefined

/** Returns the next ad in the rotation, among those that were not seen often enough today. */
export function chooseAd(ads: readonly ShownAd[]): ShownAd | undefined {
  const memory = recall()
  const rest = ads.filter(({ id, cap }) => cap === null || (memory.seen[id] ?? 0) < cap)
  const ad = adAt(rest, placeOfView(memory.start, memory.views))
  keep({ ...memory, views: memory.views + 1 })
  return ad
}

export function rememberSeen(id: number): void {
  const memory = recall()
  keep({ ...memory, seen: { ...memory.seen, [id]: (memory.seen[id] ?? 0) + 1 } })
}

/** Global Privacy Control and Do Not Track. */
export function wantsNoCounting(): boolean {
  return navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
}

function recall(): Memory {
  const day = dayInPakistan(new Date())
  const known = lasting ?? stored()
  return known?.day === day ? known : { day, start: Math.random(), views: 0, seen: {} }
}

function keep(memory: Memory): void {
  lasting = memory
  if (wantsNoCounting()) return
  try {
    localStorage.setItem(key, JSON.stringify(memory))
  } catch {
    // A browser without storage remembers it for this visit.
  }
}

/** Returns what was stored before, unless another program wrote something else there. */
function stored(): Memory | undefined {
  try {
    const { day, start, views, seen } = JSON.parse(localStorage.getItem(key) ?? 'null')
    const numbers = [start, views, ...Object.values(seen)]
    const isOurs = typeof day === 'string' && numbers.every((one) => typeof one === 'number' && one >= 0)
    return isOurs ? { day, start, views, seen } : undefined
  } catch {
    return undefined
  }
}
