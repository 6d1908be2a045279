/** The demo's listings and prices come in by the product's own import; what the import has no column for is added here. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { listingStatuses, purposes, subtypes, typeOf } from '#contract/listings/property.ts'
import type { Db } from '#db/client.ts'
import { listingChanges, listingImages, listingReductions, listings } from '#db/schema/index.ts'
import { commandLine } from '#domain/access/index.ts'
import type { SourceRow } from '#domain/csv/index.ts'
import {
  columnsOf,
  createAreaPositions,
  importListings,
  importPrices,
  startRun,
} from '#domain/imports/index.ts'
import { tellHistory } from '#domain/listings/index.ts'
import type { Album } from './album.ts'
import type { DemoContent } from './content.ts'
import { readProfile, readRows, refuse } from './csv-files.ts'
import { insertAll } from './insert.ts'
import { before, dayBefore, type Setting } from './setting.ts'

const neverAborted = new AbortController().signal

/** Imports the listings and returns their number. */
export async function bringListings(tx: Db): Promise<number> {
  const profile = await readProfile('listings')
  const run = { source: profile.source, profile: 'demo', file: 'listings.csv', columns: columnsOf(profile) }
  const { added } = await importListings({
    db: tx,
    profile,
    record: await startRun({ db: tx, actor: commandLine }, run),
    rows: () => readRows(run.file),
    positions: createAreaPositions(),
    signal: neverAborted,
    onRefusal: async (refusal) => refuse(refusal),
    onProgress: () => {},
  })
  return added
}

/** Imports asking prices as evidence, of the days before `now` that the file counts. */
export async function bringPrices(tx: Db, now: Date): Promise<void> {
  const profile = await readProfile('prices')
  const run = { source: profile.source, profile: 'demo', file: 'prices.csv', columns: columnsOf(profile) }
  const { refused } = await importPrices({
    db: tx,
    profile,
    record: await startRun({ db: tx, actor: commandLine }, { ...run, subject: 'prices' }),
    rows: () => dated(readRows(run.file), now),
    signal: neverAborted,
    now,
    // It is also called for duplicates: two owners may ask the same price.
    onRefusal: async () => {},
    onProgress: () => {},
  })
  if (refused > 0) throw new Error(`${refused} rows of demo/${run.file} cannot be imported: correct them.`)
}

async function* dated(rows: AsyncIterable<SourceRow>, now: Date): AsyncGenerator<SourceRow> {
  for await (const row of rows)
    yield 'cells' in row
      ? { ...row, cells: new Map(row.cells).set('Date', dayBefore(now, Number(row.cells.get('Days ago')))) }
      : row
}

const list = (separator: string) => z.string().transform((cell) => (cell === '' ? [] : cell.split(separator)))
const daysAgo = z.string().transform((cell) => (cell === '' ? null : Number(cell)))

const Details = z.object({
  ID: z.coerce.number(),
  Purpose: z.enum(purposes),
  Type: z.enum(subtypes),
  Price: z.coerce.number(),
  Features: list('; '),
  Agent: z.string(),
  Project: z.string(),
  Latitude: z.coerce.number(),
  Longitude: z.coerce.number(),
  Status: z.enum(listingStatuses),
  'Written days ago': z.coerce.number(),
  'Published days ago': daysAgo,
  'Confirmed days ago': daysAgo,
  Featured: z.enum(['', 'yes']).transform((cell) => cell === 'yes'),
  /** Such as '52000000 until 40.5 days ago'. */
  'Earlier prices': list('; '),
  Photos: list(' '),
  'Floor plan': z.string(),
})
type Details = z.infer<typeof Details>

/** Adds what the import has no column for: agent, features, position, times and earlier prices. */
export async function completeListings(tx: Db, setting: Setting): Promise<void> {
  const all = await readDetails()
  const rows = all.map((details) => columnsFrom(details, setting))
  await tx.execute(sql`
    update ${listings} set features = own.features, agent_id = own.agent_id, project_id = own.project_id,
      lat = own.lat, long = own.long, status = own.status, featured = own.featured, created_at = own.created_at,
      published_at = own.published_at, confirmed_at = own.confirmed_at, updated_at = own.updated_at, ended_at = own.ended_at,
      approval_status = own.approval_status, approval_authority = own.approval_authority,
      approval_number = own.approval_number, approval_reason = own.approval_reason,
      approval_reason_ur = coalesce(own.approval_reason_ur, '')
    from jsonb_populate_recordset(null::${listings}, ${JSON.stringify(rows)}::jsonb) as own
    where ${listings}.id = own.id`)
  // The update above completes the import: it is not part of the price history.
  await tx.delete(listingChanges)
  await insertEarlierPrices(tx, all, setting.now)
  await insertAll(
    tx,
    listingImages,
    all.flatMap((details) => imageRows(details, setting.album)),
  )
}

async function readDetails(): Promise<Details[]> {
  const all: Details[] = []
  for await (const row of readRows('listings.csv'))
    if ('cells' in row) all.push(Details.parse(Object.fromEntries(row.cells)))
  return all
}

function columnsFrom(details: Details, { ids, now, content }: Setting) {
  const { Agent: agent, Project: project, 'Published days ago': published } = details
  const confirmed = details['Confirmed days ago']
  const at = (days: number | null) => (days === null ? null : before(now, days))
  return {
    id: details.ID,
    features: details.Features,
    agent_id: agent === '' ? null : ids.agent(agent),
    project_id: project === '' ? null : ids.project(project),
    lat: details.Latitude,
    long: details.Longitude,
    status: details.Status,
    featured: details.Featured,
    created_at: at(details['Written days ago']),
    published_at: at(published),
    confirmed_at: at(confirmed),
    updated_at: at(confirmed ?? published ?? details['Written days ago']),
    ended_at: details.Status === 'published' || details.Status === 'draft' ? null : at(confirmed),
    ...(typeOf(details.Type) === 'plot' && approvalOf(details, content.projects)),
  }
}

/** A plot of a project has its project's approval; of real places the demo claims none. */
function approvalOf({ Project }: Details, projects: DemoContent['projects']) {
  const project = projects.find(({ name }) => name === Project)
  if (!project)
    return {
      approval_status: 'not required',
      approval_reason: 'Example listing',
      approval_reason_ur: 'نمونے کی لسٹنگ',
    }
  const { approval_status, approval_authority, noc_number } = project
  return { approval_status, approval_authority, approval_number: noc_number ?? null }
}

async function insertEarlierPrices(tx: Db, all: readonly Details[], now: Date): Promise<void> {
  const changes: (typeof listingChanges.$inferInsert)[] = []
  const reductions: (typeof listingReductions.$inferInsert)[] = []
  for (const {
    ID,
    Purpose: purpose,
    Price,
    'Earlier prices': earlier,
    'Published days ago': published,
  } of all) {
    if (earlier.length === 0 || published === null) continue
    const past = pricesIn(earlier)
    const history = past.map(({ price, until }, at) => ({
      at: before(now, until),
      before: { purpose, status: 'published' as const, price },
      after: { purpose, status: 'published' as const, price: past[at + 1]?.price ?? Price },
    }))
    for (const { at, before: earlierState, after } of history)
      changes.push({
        listing_id: ID,
        changed_at: at,
        purpose_before: earlierState.purpose,
        status_before: earlierState.status,
        price_before: earlierState.price,
        ...after,
        settled: true,
      })
    const { reduction } = tellHistory({ changes: history, since: before(now, published), purpose }, now)
    if (reduction)
      reductions.push({
        listing_id: ID,
        purpose: reduction.purpose,
        price: reduction.price,
        price_before: reduction.priceBefore,
        reduced_at: reduction.at,
      })
  }
  await insertAll(tx, listingChanges, changes)
  await insertAll(tx, listingReductions, reductions)
}

function pricesIn(earlier: readonly string[]) {
  return earlier.map((text) => {
    const [, price, until] = /^(\d+) until ([\d.]+) days ago$/.exec(text) ?? []
    if (!price || !until)
      throw new Error(`'${text}' is no earlier price: write '52000000 until 40 days ago'.`)
    return { price: Number(price), until: Number(until) }
  })
}

/** Photos in their order, then the floor plan; those that are not there are left out. */
function imageRows({ ID, Photos, 'Floor plan': plan }: Details, album: Album) {
  const rowsOf = (role: 'photo' | 'floor plan', names: readonly string[]) =>
    names
      .flatMap((name) => album.named(name) ?? [])
      .map(({ address: url, alt, alt_ur, width, height }, position) => ({
        ...{ listing_id: ID, role, position, url, alt, alt_ur, width, height },
      }))
  return [...rowsOf('photo', Photos), ...rowsOf('floor plan', [plan])]
}
