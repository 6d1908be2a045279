import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { continueIdsOf } from '#db/continue-ids.ts'
import * as tables from '#db/schema/index.ts'
import { StartupError } from '#db/startup-error.ts'
import { refreshEvidence } from '#domain/evidence/refresh-evidence.ts'
import { agentPlans } from './agency/agents.ts'
import { exchangeRateRows } from './agency/exchange-rates.ts'
import { quarterlyReportRows } from './agency/quarterly-reports.ts'
import { demoSetting, needsDemo } from './empty.ts'
import { insertAll } from './insert.ts'
import { makeListings } from './listings/make.ts'
import { priceChangeRows } from './listings/price-changes.ts'
import { Album } from './pictures/album.ts'
import { type BroughtFilms, bringFilms, projectVideoRows } from './pictures/films.ts'
import { type BroughtPictures, bringPictures, type KeepFinished } from './pictures/library.ts'
import { listingImageRows } from './pictures/listings.ts'
import { projectImageRows } from './pictures/projects.ts'
import { layOutPlaces } from './places/lay-out.ts'
import * as rows from './rows.ts'

export interface FillOptions {
  /** The moment that 'three days ago' is counted from. */
  now?: Date
  /** Called after each part with what was written and how far it is, 0 to 1. */
  onProgress?: (part: string, done: number) => void
  /** Puts a picture or a film into storage; without it the demo goes without them. */
  keepFinished?: KeepFinished
  /** Called with a sentence for the owner when pictures were not there. */
  onComplaint?: (sentence: string) => void
}

/** The database has content, which the demo content must not mix with. */
export class NotEmpty extends StartupError {
  constructor() {
    super(
      'The demo content goes only into an empty database, and this one holds something: it stays as it is.',
    )
  }
}

/** How many of each were written. */
export type DemoCounts = Record<
  'cities' | 'areas' | 'listings' | 'projects' | 'agents' | 'events' | 'jobs' | 'pictures',
  number
>

// Any number will do, as long as every Aangan process takes the same one.
const fillLock = 6_118_216_003

/**
 * Fills an empty database with the demo content: the same at every run, but for times, which are counted back
 * from `now`. All of it or nothing: when the process dies in between, the database is as empty as before.
 * @throws NotEmpty when the database holds something already, or was filled once before
 */
export async function fillDemo(
  db: Db,
  { now = new Date(), onProgress, keepFinished, onComplaint }: FillOptions = {},
): Promise<DemoCounts> {
  return db.transaction(async (tx) => {
    // Another process may be filling it in, for as long as its disk or the image storage takes; then so may this one.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${fillLock})`)
    if (!(await needsDemo(tx))) {
      throw new NotEmpty()
    }
    const brought = keepFinished ? await bringPictures(keepFinished, now) : noPictures
    for (const sentence of brought.complaints) onComplaint?.(sentence)
    const films = keepFinished ? await bringFilms(keepFinished, now) : noFilms
    const parts = contentOf(now, brought, films)
    for (const [index, part] of parts.entries()) {
      await part.insert(tx)
      onProgress?.(part.name, (index + 1) / parts.length)
    }
    await continueIdsOf(tx, withOwnIds)
    await refreshEvidence({ db: tx, clock: () => now })
    await insertAll(tx, tables.quarterlyReports, await quarterlyReportRows(tx, now))
    await tx.insert(tables.settings).values({ key: demoSetting, value: { filled_at: now.toISOString() } })
    return countsOf(parts)
  })
}

const noPictures: BroughtPictures = { pictures: [], rows: [], complaints: [] }
const noFilms: BroughtFilms = { addresses: new Map(), rows: [] }

const withOwnIds = [
  tables.cities,
  tables.areas,
  tables.agents,
  tables.projects,
  tables.projectUnitTypes,
  tables.listings,
  tables.events,
  tables.jobs,
]

interface Part {
  name: string
  size: number
  insert(tx: Db): Promise<void>
}

/** Everything, in an order in which nothing is referred to before it is there. */
function contentOf(now: Date, brought: BroughtPictures, films: BroughtFilms): Part[] {
  const places = layOutPlaces()
  const album = new Album(brought.pictures)
  const listings = makeListings({ places, agents: agentPlans, projects: rows.projectPlans }, now)
  const prices = priceChangeRows(listings, now)
  return [
    part('pictures', tables.files, brought.rows),
    part('films', tables.files, films.rows),
    part('cities', tables.cities, rows.cityRows()),
    part('areas', tables.areas, rows.areaRows(places)),
    part('agents', tables.agents, rows.agentRows(now, album)),
    part('agents’ areas', tables.agentAreas, rows.agentAreaRows(places)),
    part('projects', tables.projects, rows.projectRows(places, now, album)),
    part('unit types', tables.projectUnitTypes, rows.unitRows(places, album)),
    part('units to be booked', tables.projectUnits, rows.bookableRows()),
    part('payment plans', tables.projectPaymentSteps, rows.paymentStepRows()),
    part('projects’ pictures', tables.projectImages, projectImageRows(rows.projectPlans, album)),
    part('projects’ videos', tables.projectVideos, projectVideoRows(rows.projectPlans, films, album, now)),
    part('listings', tables.listings, listings),
    part('listings’ prices', tables.listingChanges, prices.changes),
    part('reduced listings', tables.listingReductions, prices.reductions),
    part('listings’ pictures', tables.listingImages, listingImageRows(listings, album)),
    part('events', tables.events, rows.eventRows(now, album)),
    part('event media', tables.eventMedia, rows.eventMediaRows(album, films)),
    part('jobs', tables.jobs, rows.jobRows(now)),
    part('testimonials', tables.testimonials, rows.testimonialRows(now, album)),
    part('covers', tables.covers, rows.coverRows(album)),
    part('group photos', tables.groupPhotos, rows.groupPhotoRows(now, album)),
    part('exchange rates', tables.exchangeRates, exchangeRateRows(now)),
    part('ad campaigns', tables.adCampaigns, rows.campaignRows(now, album)),
  ]
}

function part<Table extends PgTable>(name: string, table: Table, content: Table['$inferInsert'][]): Part {
  return { name, size: content.length, insert: (tx) => insertAll(tx, table, content) }
}

function countsOf(parts: readonly Part[]): DemoCounts {
  const count = (name: string) => parts.find((part) => part.name === name)?.size ?? 0
  return {
    cities: count('cities'),
    areas: count('areas'),
    listings: count('listings'),
    projects: count('projects'),
    agents: count('agents'),
    events: count('events'),
    jobs: count('jobs'),
    pictures: count('pictures'),
  }
}
