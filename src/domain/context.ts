/** The first argument of every verb of the domain: the services it works with, and who acts. */
import type { Permission } from '#contract/permissions.ts'
import type { Connection, Db } from '#db/client.ts'
import type { Scanner } from '#integrations/clamav.ts'
import type { Senders } from '#integrations/open-senders.ts'
import type { PaymentGateway } from '#integrations/payments/gateway.ts'
import type { SearchService } from '#integrations/search-service.ts'
import type { WhatsApp } from '#integrations/whatsapp.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { Queue } from '#queue/queue.ts'
import type { Storage } from '#storage/storage.ts'
import type { Actor, Staff } from './access/actor.ts'
import type { Allowed } from './access/allow.ts'
import type { TaxFiles } from './costs/tax-files.ts'
import type { PageTexts } from './pages/page-texts.ts'
import type { SearchIndex } from './search-index/search-index.ts'
import type { WebhookSettings } from './webhooks/settings.ts'

/** Everything that verbs work with; the server (or a test) assembles it once. */
export type Services = {
  /** The database, or the current transaction. */
  db: Db
  /** Separate connections, for locks that outlast a transaction. */
  pool: Connection['pool']
  queue: Queue
  storage: Storage
  /** Undefined without SMTP settings: mails are then kept for the admin app. */
  mailer: Mailer | undefined
  /** Undefined without its settings: alerts are then offered by email alone. */
  whatsApp: WhatsApp | undefined
  search: SearchIndex
  /** The search service of another host, if there is one. */
  searchService: SearchService | undefined
  /** The texts of the agency's own pages. */
  texts: Pick<PageTexts, 'get' | 'saved' | 'compose' | 'fileText'>
  /** The rates of taxes and fees from files. */
  taxFiles: Pick<TaxFiles, 'tables'>
  /** Scans CVs for viruses, where there is one. */
  scanner: Scanner | undefined
  /** Who takes payments. */
  gateway: PaymentGateway
  /** How webhooks are sent. */
  push: WebhookSettings
  /** Undefined where the agency has switched pushing off: no notification is sent. */
  senders: Senders | undefined
  /** The secret of this installation, for signatures. */
  secret: string
  /** Scheme and host of the site, without a slash at the end; known once it listens. */
  siteUrl: () => string
  /** The folder for uploads until they are stored. */
  dataDir: string
  /** The time now. */
  clock: () => Date
  log: DomainLog
}

/** Writes a line to the site's log: a plain sentence and its fields. */
type DomainLog = { warn: (sentence: string, fields?: Readonly<Record<string, string | number>>) => void }

/** The services that a function below the verbs needs. */
export type Needs<Part extends keyof Services> = Pick<Services, Part>

/**
 * The services that a verb names, and who calls it. A caller with more services passes its context unchanged; in a
 * transaction it is `{ ...ctx, db: tx }`.
 */
export type Context<Part extends keyof Services = 'db', Who extends Actor = Actor> = Needs<Part> & {
  actor: Who
}

/** The context of verbs that all staff may call, each for themselves. */
export type StaffContext<Part extends keyof Services = 'db'> = Context<Part, Staff>

/** The context of verbs that need a permission, which was checked before. */
export type AllowedContext<Needed extends Permission, Part extends keyof Services = 'db'> = Context<
  Part,
  Allowed<Needed>
>
