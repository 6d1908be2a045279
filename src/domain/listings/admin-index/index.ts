/**
 * The office's table in memory (decision 0014): of every listing what it filters and sorts by. It is read when somebody
 * first asks; before each answer follows what was committed meanwhile, by whichever process.
 */
import type { Db } from '#db/client.ts'
import { shareRuns } from '../../share-runs.ts'
import { changesKeptHours } from './forget-changes.ts'
import { type Moment, readAll, readChanges } from './read.ts'
import { Rows } from './rows.ts'

type Known = { rows: Rows; moment: Moment; readAt: number }

export class ListingTableIndex {
  readonly #db: Db
  #known: Known | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /** Begins to read, so that whoever asks soon need not wait for it. What goes wrong is told to whoever asks. */
  prepare(): void {
    if (!this.#known) this.read().catch(() => {})
  }

  /** All listings as they are, with everything that was committed before the call. */
  readonly read = shareRuns(() => this.#read())

  async #read(): Promise<Rows> {
    const readAt = performance.now()
    const known = (await this.#caughtUp(readAt)) ?? (await this.#readAnew())
    this.#known = { ...known, readAt }
    return known.rows
  }

  /** What is known with what changed since; undefined when that is not told any more. */
  async #caughtUp(now: number): Promise<Omit<Known, 'readAt'> | undefined> {
    if (!this.#known || now - this.#known.readAt > (changesKeptHours / 2) * hourMs) return undefined
    const { rows, moment } = this.#known
    const { everything, changed, gone, ...read } = await readChanges(this.#db, moment)
    if (everything || read.database !== moment.database) return undefined
    for (const id of gone) rows.remove(id)
    for (const listing of changed) rows.put(listing)
    return { rows, moment: read }
  }

  async #readAnew(): Promise<Omit<Known, 'readAt'>> {
    const rows = new Rows()
    const moment = await readAll(this.#db, (listing) => rows.put(listing))
    return { rows, moment }
  }
}

const hourMs = 3_600_000
