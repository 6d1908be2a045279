/** What every verb of the domain gets first: the services it works with, and who acts. */
import type { Db } from '#db/client.ts'
import type { Queue } from '#queue/queue.ts'
import type { Storage } from '#storage/storage.ts'
import type { Actor, Staff } from './access/actor.ts'

/** Everything verbs may work with; the server (or a test) puts it together once. */
export type Services = {
  /** The database, or the transaction at hand. */
  db: Db
  queue: Queue
  storage: Storage
  /** The time now. */
  clock: () => Date
}

/**
 * The services that a verb names, and who calls it: `Context<Staff, 'db' | 'queue'>`. Whoever has more may pass it as
 * it is; within a transaction it is `{ ...ctx, db: tx }`.
 */
export type Context<Who extends Actor = Actor, Part extends keyof Services = 'db'> = Pick<Services, Part> & {
  actor: Who
}

/** The context of what only staff do. */
export type StaffContext<Part extends keyof Services = 'db'> = Context<Staff, Part>
