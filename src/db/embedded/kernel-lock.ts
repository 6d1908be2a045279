import { DatabaseSync } from 'node:sqlite'
import { pause } from '../waiting.ts'

/**
 * A lock between processes which the kernel frees when its holder dies, however it dies: there is no stale
 * lock to recognise after kill -9. Node has no flock of its own; SQLite, which it brings, locks an empty file
 * in the same way on every system (shared: a read transaction, exclusive: an exclusive one).
 */
export class KernelLock {
  readonly #file: DatabaseSync

  constructor(path: string) {
    this.#file = new DatabaseSync(path)
  }

  /** Waits until no other process holds a conflicting lock, or the signal ends the waiting. */
  async acquire(mode: 'shared' | 'exclusive', signal?: AbortSignal): Promise<void> {
    while (!this.tryAcquire(mode)) await pause(25, signal)
  }

  tryAcquire(mode: 'shared' | 'exclusive'): boolean {
    try {
      // Otherwise an exclusive lock writes a journal beside the file, which a full disk refuses.
      this.#file.exec('PRAGMA journal_mode = MEMORY')
      this.#file.exec(mode === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT 1 FROM sqlite_schema')
      return true
    } catch (error) {
      // A shared lock may fail after its BEGIN; both must start again.
      if (this.#file.isTransaction) this.#file.exec('ROLLBACK')
      if (isBusy(error)) return false
      throw error
    }
  }

  release(): void {
    this.#file.exec('ROLLBACK')
  }

  close(): void {
    this.#file.close()
  }
}

const sqliteBusy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}
