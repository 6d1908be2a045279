/**
 * Requests whose bodies are still arriving, counted by address: however slowly and however much a client
 * sends, it stays within one visitor's share of the server's memory, disk and connections.
 */
import { RequestRefused } from '#api/errors.ts'
import { errorStatuses } from '#contract/api/api-errors.ts'
import { requestErrors as t } from '#messages/server.ts'

export type UnfinishedBody = {
  /**
   * Counts bytes that arrived.
   * @throws RequestRefused when it is too much for one address, or for the server
   */
  add: (bytes: number) => void
  /** Call when the body has arrived, or never will. */
  end: () => void
}

type Most = { bodies: number; bytes: number }
export type UnfinishedLimits = { ofAnAddress: Most; ofAll: Most }

type Count = { bodies: number; bytes: number }

const megabyte = 1024 * 1024

/** Many people may share the address of a mobile network; few of them send a CV in the same minute. */
export const limitsOfVisitors: UnfinishedLimits = {
  ofAnAddress: { bodies: 24, bytes: 32 * megabyte },
  ofAll: { bodies: 500, bytes: 512 * megabyte },
}

/** Signed-in staff, of whom a whole branch may share an address: photographs and films. */
export const limitsOfStaff: UnfinishedLimits = {
  ofAnAddress: { bodies: 200, bytes: 16 * 1024 * megabyte },
  ofAll: { bodies: 500, bytes: 32 * 1024 * megabyte },
}

export class UnfinishedBodies {
  readonly #limits: UnfinishedLimits
  readonly #ofAddresses = new Map<string, Count>()
  readonly #all: Count = { bodies: 0, bytes: 0 }

  constructor(limits: UnfinishedLimits) {
    this.#limits = limits
  }

  /**
   * Counts a body that begins. Behind an undeclared proxy the address is unknown, and all bodies count
   * together.
   * @throws the API's RequestRefused: 429 when an address has too many unfinished bodies, 503 when all
   *   together do
   */
  begin(address: string | undefined): UnfinishedBody {
    const ofAddress = this.#countOf(address)
    const mine: Count = { bodies: 1, bytes: 0 }
    let hasEnded = false
    const count = (added: Count) => {
      for (const each of [ofAddress, this.#all]) {
        each.bodies += added.bodies
        each.bytes += added.bytes
      }
    }
    const end = () => {
      if (hasEnded) return
      hasEnded = true
      count({ bodies: -mine.bodies, bytes: -mine.bytes })
      if (address !== undefined && ofAddress.bodies === 0) this.#ofAddresses.delete(address)
    }
    const check = () => {
      const refusal = this.#refusal(address === undefined ? undefined : ofAddress)
      if (!refusal) return
      end()
      throw refusal
    }
    count(mine)
    check()
    return {
      add: (bytes) => {
        if (hasEnded) return
        mine.bytes += bytes
        count({ bodies: 0, bytes })
        check()
      },
      end,
    }
  }

  #countOf(address: string | undefined): Count {
    const count = (address !== undefined && this.#ofAddresses.get(address)) || { bodies: 0, bytes: 0 }
    if (address !== undefined) this.#ofAddresses.set(address, count)
    return count
  }

  #refusal(ofAddress: Count | undefined): RequestRefused | undefined {
    if (ofAddress && isOver(ofAddress, this.#limits.ofAnAddress)) return ofNetwork()
    if (isOver(this.#all, this.#limits.ofAll)) return ofServer()
    return undefined
  }
}

const ofNetwork = () =>
  new RequestRefused(errorStatuses.rate_limited, 'rate_limited', t.uploadsOfNetwork, { 'retry-after': '60' })

const ofServer = () =>
  new RequestRefused(errorStatuses.unavailable, 'unavailable', t.uploadsOfAll, { 'retry-after': '60' })

function isOver({ bodies, bytes }: Count, most: Most): boolean {
  return bodies > most.bodies || bytes > most.bytes
}
