import type { Config } from '#config'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import type { Db } from '#db/client.ts'
import type { Staff, Visitor } from '#domain/access/index.ts'
import type { RunningAds } from '#domain/ads/index.ts'
import type { DailyCounts, EventForwarding } from '#domain/analytics/index.ts'
import type { Context, Services } from '#domain/context.ts'
import type { Landmarks } from '#domain/landmarks/index.ts'
import type { LeadEvents } from '#domain/leads/index.ts'
import type { Guard } from '#domain/spam-protection/index.ts'
import type { AuthService } from '#domain/staff/index.ts'
import type { AgencyApi } from '#integrations/agency-api.ts'
import type { MapTiles } from '#integrations/map-tiles/open.ts'

/** The services that calls pass to the domain. Its database times out before a visitor gives up. */
type ApiServices = Omit<Services, 'pool' | 'mailer' | 'senders'>

/** The context of staff who are signed in to the admin app. */
export type AdminContext<Who extends Staff = Staff> = Context<keyof ApiServices, Who>

/** What the API works with, for visitors; the server (or a test) makes it once. */
export type ApiContext = Context<keyof ApiServices, Visitor> & {
  /** The same database for staff, whose lists and exports may take their time. */
  patientDb?: Db
  /** Asked first for the agency's own data, when there is one. */
  agencyApi?: AgencyApi
  /** Creates the sign-in of the admin app when it is first used; without it there is no admin app. */
  openAuth?: () => Promise<AuthService>
  /** Tells staff of leads as they come. */
  news: LeadEvents
  /** Counts what happens by the day. */
  counts: DailyCounts
  /** Other analytics services, when there are any. */
  others?: EventForwarding
  /** The campaigns that run now. */
  ads: RunningAds
  /** Says who may send a form. */
  guard: Guard
  /** Settings that keep something from working, in a sentence each for the site's administrators. */
  warnings?: () => readonly string[]
  /** Writes to a place for backups. @throws StartupError that says why no backup can be made there */
  tryBackupPlace: (place: string) => Promise<void>
  /** The errors of the last day that this process logged. */
  errors?: () => AdminAnswer<'health'>['errors']
  /** Map tiles and the points in them; undefined where maps are drawn without tiles. */
  mapTiles?: Pick<MapTiles, 'state' | 'pointsNear'> | undefined
  /** The landmarks of the map; undefined where maps are drawn without tiles. */
  landmarks?: Landmarks | undefined
  config: Config
  /** Called for every answer 500, with the id the visitor was given. */
  onError?: (error: unknown, requestId: string) => void
}
