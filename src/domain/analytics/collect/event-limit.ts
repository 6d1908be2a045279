import { apiErrors } from '#messages/server.ts'
import { RateLimited } from '../../errors.ts'

const minuteMs = 60_000
// At most this many addresses are counted in a minute; later ones share one count.
const mostAddresses = 20_000

export type EventLimit = {
  /** @throws RateLimited when more came from the address in this minute than visitors of one network send */
  admit(address: string | undefined, events: number): void
}

/** At most so many events in a minute from one address, which is forgotten with the minute. 0 is without limit. */
export function createEventLimit(perMinute: number): EventLimit {
  let minute = 0
  let tallies = new Map<string, number>()
  return {
    admit(address, events) {
      if (perMinute === 0 || address === undefined) return
      const now = Math.floor(Date.now() / minuteMs)
      if (now !== minute) {
        minute = now
        tallies = new Map()
      }
      const key = tallies.has(address) || tallies.size < mostAddresses ? address : ''
      const tally = (tallies.get(key) ?? 0) + events
      tallies.set(key, tally)
      if (tally > perMinute) throw new RateLimited(apiErrors.eventsOfNetwork, 60)
    },
  }
}
