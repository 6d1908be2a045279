import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { continueIdsOf } from '#db/continue-ids.ts'
import * as tables from '#db/schema/index.ts'
import { StartupError } from '#db/startup-error.ts'
import { refreshEvidence } from '#domain/evidence/index.ts'
import { Album } from './album.ts'
import { readContent } from './content.ts'
import { demoSetting, needsDemo } from './empty.ts'
import { type BroughtFilms, bringFilms } from './films.ts'
import { bringListings, bringPrices, completeListings } from './import-listings.ts'
import { insertAll } from './insert.ts'
import { type BroughtPictures, bringPictures, type KeepFinished } from './pictures.ts'
import * as projects from './project-rows.ts'
import { quarterlyReportRows } from './quarterly-reports.ts'
import * as rows from './rows.ts'
import { idsOf, type Setting } from './setting.ts'

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
export async function fillDemo(db: Db, options: FillOptions = {}): Promise<DemoCounts> {
  return db.transaction(async (tx) => {
    // Another process may be filling it in, for as long as its disk or the image storage takes; then so may this one.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${fillLock})`)
    if (!(await needsDemo(tx))) {
      throw new NotEmpty()
    }
    const { setting, counts } = await fillAgency(tx, options)
    const listings = await bringListings(tx)
    await completeListings(tx, setting)
    options.onProgress?.('listings', 0.8)
    await bringPrices(tx, setting.now)
    await finish(tx, setting)
    options.onProgress?.('prices', 1)
    return { ...counts, listings }
  })
}

/** Fills in all but the listings, inside the caller's transaction. */
export async function fillAgency(
  tx: Db,
  { now = new Date(), onProgress, keepFinished, onComplaint }: FillOptions = {},
): Promise<{ setting: Setting; counts: Omit<DemoCounts, 'listings'> }> {
  const brought = keepFinished ? await bringPictures(keepFinished, now) : noPictures
  for (const sentence of brought.complaints) onComplaint?.(sentence)
  const films = keepFinished ? await bringFilms(keepFinished, now) : noFilms
  const content = await readContent()
  const setting: Setting = {
    ...{ content, now, ids: idsOf(content) },
    album: new Album(brought.pictures),
    films: films.addresses,
  }
  const parts = partsOf(setting, [...brought.rows, ...films.rows])
  for (const [index, part] of parts.entries()) {
    await part.insert(tx)
    onProgress?.(part.name, (0.6 * (index + 1)) / parts.length)
  }
  await continueIdsOf(tx, withOwnIds)
  return {
    setting,
    counts: {
      cities: content.places.filter(({ kind }) => kind === 'city').length,
      areas: content.places.filter(({ kind }) => kind !== 'city').length,
      projects: content.projects.length,
      agents: content.agents.length,
      events: content.events.length,
      jobs: content.vacancies.length,
      pictures: brought.pictures.length,
    },
  }
}

/** What is made of the listings and prices that are there, and the mark that the database was filled. */
export async function finish(tx: Db, { content, now }: Setting): Promise<void> {
  await continueIdsOf(tx, [tables.listings])
  await refreshEvidence({ db: tx, clock: () => now })
  await insertAll(
    tx,
    tables.quarterlyReports,
    await quarterlyReportRows(tx, content.website.quarterly_report, now),
  )
  await tx.insert(tables.settings).values({ key: demoSetting, value: { filled_at: now.toISOString() } })
}

const noPictures: BroughtPictures = { pictures: [], rows: [], complaints: [] }
const noFilms: BroughtFilms = { addresses: new Map(), rows: [] }

const withOwnIds = [
  tables.cities,
  tables.areas,
  tables.agents,
  tables.projects,
  tables.projectUnitTypes,
  tables.events,
  tables.jobs,
]

interface Part {
  name: string
  insert(tx: Db): Promise<void>
}

/** In an order in which nothing is referred to before it is there. */
function partsOf(setting: Setting, files: (typeof tables.files.$inferInsert)[]): Part[] {
  return [
    part('pictures and films', tables.files, files),
    part('cities', tables.cities, rows.cityRows(setting)),
    part('areas', tables.areas, rows.areaRows(setting)),
    part('agents', tables.agents, rows.agentRows(setting)),
    part('agents’ areas', tables.agentAreas, rows.agentAreaRows(setting)),
    part('projects', tables.projects, projects.projectRows(setting)),
    part('unit types', tables.projectUnitTypes, projects.unitTypeRows(setting)),
    part('units to be booked', tables.projectUnits, projects.unitRows(setting)),
    part('payment plans', tables.projectPaymentSteps, projects.paymentStepRows(setting)),
    part('projects’ pictures', tables.projectImages, projects.projectImageRows(setting)),
    part('projects’ videos', tables.projectVideos, projects.projectVideoRows(setting)),
    part('events', tables.events, rows.eventRows(setting)),
    part('event media', tables.eventMedia, rows.eventMediaRows(setting)),
    part('vacancies', tables.jobs, rows.vacancyRows(setting)),
    part('testimonials', tables.testimonials, rows.testimonialRows(setting)),
    part('covers', tables.covers, rows.coverRows(setting)),
    part('group photos', tables.groupPhotos, rows.groupPhotoRows(setting)),
    part('exchange rates', tables.exchangeRates, rows.exchangeRateRows(setting)),
    part('ad campaigns', tables.adCampaigns, rows.campaignRows(setting)),
  ]
}

function part<Table extends PgTable>(name: string, table: Table, content: Table['$inferInsert'][]): Part {
  return { name, insert: (tx) => insertAll(tx, table, content) }
}
