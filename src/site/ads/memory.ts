/**
 * How often which ad was seen today, known to this browser alone: nothing of it is ever sent. Whoever asks not to be
 * followed has nothing kept at all: then it is remembered until they leave.
 */
import { adAt, placeOfView } from '#contract/ads/ad-rotation.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import type { ShownAd } from '#ui/ads/read-answer.ts'

type Memory = {
  day: string
  /** Where this browser begins to take turns, chosen at random each day. */
  start: number
  views: number
  /** By the ads' ids. */
  seen: Record<string, number>
}

const key = 'aangan-ads'
let lasting: Memory | undefined

/** The ad whose turn it is, among those that were not seen often enough today. */
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
    // A browser that keeps nothing remembers it for this visit.
  }
}

/** What was kept before, unless somebody wrote something else there. */
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
