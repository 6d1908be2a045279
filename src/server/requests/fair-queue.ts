/**
 * A queue in which one address cannot hold up the others. Each has processor time to spend, a stock and a
 * little more every second; counting requests would not do, because one may cost a hundred times what another
 * does. An address that has spent its time waits while other addresses that have not are active: one work at
 * a time, and after each a pause that grows with the square of its cost, as the harm does. An address that is
 * alone does not wait.
 */
import { begin } from '#tracing/timing.ts'
import { ProcessorMeter } from './processor-meter.ts'
import type { RenderQueue } from './render-queue.ts'

export type FairQueueOptions = {
  /** Processor time that an address may spend without a pause, in milliseconds. */
  stockMs: number
  /** The time it regains in a second. */
  perSecondMs: number
  /** How many works of one address may run in parallel while it has half of its stock; after that, one. */
  atOnce: number
  /**
   * A work of this length beyond the stock is followed by an equal pause; twice as long, by four times that.
   */
  evenMs: number
  /** How many works of an address may wait, and how long. */
  longestLine: number
  longestMs: number
}

/** For pages: one takes 10 to 30 ms. */
export const fairReads: FairQueueOptions = {
  ...{ stockMs: 400, perSecondMs: 100, atOnce: 4, evenMs: 4 },
  ...{ longestLine: 400, longestMs: 2_000 },
}

// For this long after its last work an address that has not overspent counts as active.
const presentMs = 2_000
const mostAddresses = 10_000

type Waiting = { begin: () => void; timer: NodeJS.Timeout }

type Account = {
  address: string
  leftMs: number
  /** When `leftMs` was right. */
  at: number
  underWay: number
  line: Waiting[]
}

type Parts = { meter?: ProcessorMeter; now?: () => number }

export class FairQueue {
  readonly #queue: RenderQueue
  readonly #options: FairQueueOptions
  readonly #meter: ProcessorMeter
  readonly #now: () => number
  readonly #accounts = new Map<string, Account>()
  /** Accounts with works in their line, the next one first. */
  readonly #lines = new Set<Account>()
  /** The last two addresses that had not overspent, and when. */
  #newest: { address: string; at: number } | undefined
  #before: { address: string; at: number } | undefined
  #slowUnderWay = false
  #slowFrom = 0
  #wake: NodeJS.Timeout | undefined

  constructor(
    queue: RenderQueue,
    options: FairQueueOptions = fairReads,
    { meter = new ProcessorMeter(), now = () => performance.now() }: Parts = {},
  ) {
    this.#queue = queue
    this.#options = options
    this.#meter = meter
    this.#now = now
  }

  /**
   * Runs `work` when it is the turn of its address and of the work. Without a known address it waits only in
   * the common queue.
   * @throws Unavailable when too many wait already, or this one has waited too long
   */
  async take<Result>(
    work: () => Result | Promise<Result>,
    address: string | undefined,
  ): Promise<Awaited<Result>> {
    if (address === undefined) return this.#queue.take(work)
    const account = this.#accountOf(address)
    const turn = await this.#turn(account)
    try {
      return await this.#queue.take(async () => {
        const end = this.#meter.begin()
        try {
          return await work()
        } finally {
          turn.costMs = end()
        }
      })
    } finally {
      this.#end(account, turn)
    }
  }

  async #turn(account: Account): Promise<Turn> {
    this.#refill(account)
    if (account.line.length === 0 && this.#mayBegin(account)) return this.#begin(account)
    if (account.line.length >= this.#options.longestLine) return this.#queue.refuse()
    const { promise, resolve, reject } = Promise.withResolvers<Turn>()
    const endWaiting = begin('queue')
    const waiting: Waiting = {
      begin: () => {
        clearTimeout(waiting.timer)
        endWaiting()
        resolve(this.#begin(account))
      },
      timer: setTimeout(() => {
        endWaiting()
        account.line.splice(account.line.indexOf(waiting), 1)
        if (account.line.length === 0) this.#lines.delete(account)
        this.#queue.refuse().catch(reject)
      }, this.#options.longestMs),
    }
    account.line.push(waiting)
    this.#lines.add(account)
    this.#goOn()
    return promise
  }

  #begin(account: Account): Turn {
    account.underWay += 1
    const isSlow = this.#isBehind(account) && this.#othersAreThere(account)
    if (isSlow) this.#slowUnderWay = true
    else if (!this.#isBehind(account)) this.#seen(account.address)
    return { isSlow, costMs: 0 }
  }

  #end(account: Account, { isSlow, costMs }: Turn): void {
    account.underWay -= 1
    this.#refill(account)
    // Debts are limited: no address pays for hours.
    account.leftMs = Math.max(account.leftMs - costMs, -this.#options.stockMs)
    if (isSlow) {
      this.#slowUnderWay = false
      this.#slowFrom = this.#now() + (costMs * costMs) / this.#options.evenMs
    }
    this.#goOn()
  }

  #mayBegin(account: Account): boolean {
    if (this.#isBehind(account) && this.#othersAreThere(account))
      return account.underWay === 0 && !this.#slowUnderWay && this.#now() >= this.#slowFrom
    const { stockMs, atOnce } = this.#options
    const isSpending = account.leftMs < stockMs / 2 && this.#othersAreThere(account)
    return account.underWay < (isSpending ? 1 : atOnce)
  }

  /** Begins all works that may begin, one of each line in turn. */
  #goOn(): void {
    clearTimeout(this.#wake)
    for (let begun = true; begun; ) {
      begun = false
      for (const account of [...this.#lines]) {
        this.#refill(account)
        if (!this.#mayBegin(account)) continue
        begun = true
        this.#lines.delete(account)
        account.line.shift()?.begin()
        // Behind the others.
        if (account.line.length > 0) this.#lines.add(account)
      }
    }
    if (this.#lines.size === 0) return
    const pause = this.#slowUnderWay ? presentMs : this.#slowFrom - this.#now()
    this.#wake = setTimeout(() => this.#goOn(), Math.max(1, Math.min(pause, presentMs))).unref()
  }

  #isBehind({ leftMs }: Account): boolean {
    return leftMs <= 0
  }

  #othersAreThere({ address }: Account): boolean {
    const other = this.#newest?.address === address ? this.#before : this.#newest
    return other !== undefined && this.#now() - other.at < presentMs
  }

  #seen(address: string): void {
    if (this.#newest && this.#newest.address !== address) this.#before = this.#newest
    this.#newest = { address, at: this.#now() }
  }

  #refill(account: Account): void {
    const { stockMs, perSecondMs } = this.#options
    const now = this.#now()
    account.leftMs = Math.min(stockMs, account.leftMs + ((now - account.at) / 1000) * perSecondMs)
    account.at = now
  }

  #accountOf(address: string): Account {
    const known = this.#accounts.get(address)
    if (known) return known
    if (this.#accounts.size >= mostAddresses) this.#forget()
    const account = { address, leftMs: this.#options.stockMs, at: this.#now(), underWay: 0, line: [] }
    this.#accounts.set(address, account)
    return account
  }

  /** Forgets accounts whose stock is full again, and at least a tenth of all. */
  #forget(): void {
    let toGo = mostAddresses / 10
    for (const [address, account] of this.#accounts) {
      if (account.underWay > 0 || account.line.length > 0) continue
      this.#refill(account)
      if (account.leftMs < this.#options.stockMs && toGo <= 0) continue
      this.#accounts.delete(address)
      toGo -= 1
    }
  }
}

type Turn = { isSlow: boolean; costMs: number }
