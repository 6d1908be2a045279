import type { System } from '#domain/access/index.ts'
import type { MakeBackup } from '#domain/backups/index.ts'
import type { Context } from '#domain/context.ts'
import type { Cdn } from '#integrations/cdn.ts'
import type { RateService } from '#integrations/rate-service.ts'

/** What the handlers of jobs work with. */
export type JobContext = Context<
  | 'db'
  | 'pool'
  | 'queue'
  | 'storage'
  | 'mailer'
  | 'whatsApp'
  | 'search'
  | 'log'
  | 'gateway'
  | 'push'
  | 'senders'
  | 'secret'
  | 'siteUrl'
  | 'clock',
  System
> & {
  /** How long an application is kept, unless staff said otherwise. */
  resumeRetentionDays: number
  makeBackup: MakeBackup
  /** Takes the embedded server's log to the backups; undefined where none is kept. */
  shipLog?: (() => Promise<void>) | undefined
  /** What says what currencies are worth. */
  rateService?: RateService | undefined
  /** What keeps copies of pages. */
  cdn?: Cdn | undefined
}
