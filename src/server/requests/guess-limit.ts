/**
 * The reference of a request or a booking shows its status, and the link to alerts changes them, without a
 * password. An address that asks for many that do not exist is guessing, and is held up.
 */
export type GuessLimit = {
  /** In how many seconds an address may ask again: 0 unless it has guessed too often. */
  waitSeconds(target: string, address: string | undefined): number
  /** Counts the answer that was sent. */
  answered(target: string, address: string | undefined, status: number): void
}

// One network may hold many people, and each of them may mistype.
const mostMisses = 30
const windowMs = 10 * 60_000
// At most this many addresses are counted; beyond that the first tenth is forgotten in one go: finding the
// first entry of a map that loses one at a time takes long.
const mostAddresses = 20_000

const statusPath =
  /^\/(?:ur\/)?(?:inquiry|booking|api\/bookings|api\/wanted\/sendingToAssign|alerts|api\/alerts\/\w+|viewing|api\/viewings|api\/calendars|api\/inquiry)\/(?!(?:project|property)\b)[^/?]/i

export function createGuessLimit(): GuessLimit {
  const misses = new Map<string, { count: number; endsAt: number }>()
  const known = (address: string | undefined) => {
    const of = address === undefined ? undefined : misses.get(address)
    return of && of.endsAt > Date.now() ? of : undefined
  }
  return {
    waitSeconds(target, address) {
      if (!statusPath.test(target)) return 0
      const missed = known(address)
      return missed && missed.count >= mostMisses ? Math.ceil((missed.endsAt - Date.now()) / 1000) : 0
    },
    answered(target, address, status) {
      if (status !== 404 || address === undefined || !statusPath.test(target)) return
      const missed = known(address) ?? { count: 0, endsAt: Date.now() + windowMs }
      missed.count += 1
      misses.set(address, missed)
      if (misses.size <= mostAddresses) return
      for (const oldest of [...misses.keys()].slice(0, mostAddresses / 10)) misses.delete(oldest)
    },
  }
}
