import type { Config } from '#config'
import type { Db } from '#db/client.ts'
import type { RunningAds } from '#domain/ads/running.ts'
import type { DailyCounts } from '#domain/analytics/collect/daily-counts.ts'
import type { Others } from '#domain/analytics/collect/forward-events.ts'
import type { ResumeStore } from '#domain/applications/store-resume.ts'
import type { Desk } from '#domain/bookings/rows.ts'
import type { LeadEvents } from '#domain/leads/lead-events.ts'
import type { SearchParts } from '#domain/listings/search-anywhere.ts'
import type { SearchIndex } from '#domain/listings/search-index/index.ts'
import type { PageTexts } from '#domain/pages/page-texts.ts'
import type { Guard } from '#domain/spam-protection/guard.ts'
import type { AuthService } from '#domain/staff/auth-types.ts'
import type { AgencyApi } from '#integrations/agency-api.ts'
import type { Queue } from '#queue/queue.ts'
import type { Storage } from '#storage/storage.ts'

/** What the API works with; the server (or a test) makes it once. */
export type ApiContext = {
  /** Gives a query up before a visitor would. */
  db: Db
  /** The same for staff, whose lists and exports may take their time. */
  patientDb?: Db
  search: SearchIndex
  /** Searches for us, when there is one. */
  searchService?: NonNullable<SearchParts['searchService']>
  /** Asked first for what the agency says of itself, when there is one. */
  agencyApi?: AgencyApi
  queue: Queue
  storage: Storage
  /** The texts of the agency's own pages. */
  texts: Pick<PageTexts, 'get' | 'saved' | 'compose' | 'fileText'>
  /** Looks for viruses in CVs, when there is a scanner. */
  scanner?: NonNullable<ResumeStore['scanner']>
  /** Creates the sign-in of the admin app when it is first used; without it there is no admin app. */
  openAuth?: () => Promise<AuthService>
  /** Tells staff of leads as they come. */
  news: LeadEvents
  /** Counts what happens by the day. */
  counts: DailyCounts
  /** Other analytics services, when there are any. */
  others?: Others
  /** The campaigns that run now. */
  ads: RunningAds
  /** Says who may send a form. */
  guard: Guard
  /** Signs what is handed out: links in mails, webhooks. */
  secret: string
  /** Who takes payments. */
  gateway: Desk['gateway']
  /** Scheme and host of the site, known once it listens. */
  siteUrl: () => string
  /** Told of notices of payments that staff have to look at. */
  onNotice?: (verdict: 'unknown order' | 'refund needed') => void
  /** What is set up in a way that something does not work, in a sentence each for whoever runs the site. */
  warnings?: () => readonly string[]
  config: Config
  /** Told of every answer 500, with the id the visitor was given. */
  onError?: (error: unknown, requestId: string) => void
}
