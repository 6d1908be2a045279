import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { asc } from 'drizzle-orm'
import { runImport } from '#cli/import/run.ts'
import { runPriceImport } from '#cli/import-prices/run.ts'
import type { Db } from '#db/client.ts'
import { areas, listings } from '#db/schema/index.ts'
import type { ImportReport } from '#domain/imports/import-listings.ts'
import { dataFolder } from './data-folder.ts'
import type { TestDatabase } from './database.ts'

export interface CsvImport {
  profile?: string
  /** A CSV file of positions. */
  areas?: string
  preview?: boolean
  /** Where refused rows go. */
  refused?: string
  /** Done to the file before it is imported. */
  before?: (file: string) => void
  /** Asked after each line of progress whether to press Ctrl-C. */
  stopAt?: (progress: string) => boolean
}

/** Writes a file and imports it into the database, as the command does. Gives its report and its text. */
export async function importCsv(
  database: TestDatabase,
  content: string | Uint8Array,
  { profile = 'portal-ads', areas: positions, preview = false, refused, before, stopAt }: CsvImport = {},
): Promise<{ report: ImportReport; text: string; file: string }> {
  const folder = dataFolder()
  const file = join(folder, 'ads.csv')
  writeFileSync(file, content)
  const areasFile = positions === undefined ? undefined : join(folder, 'areas.csv')
  if (areasFile !== undefined) writeFileSync(areasFile, positions ?? '')
  before?.(file)
  const result = await importFile(database, { file, profile, areas: areasFile, preview, refused }, stopAt)
  return { ...result, file }
}

/** Imports a file that exists. */
export async function importFile(
  database: TestDatabase,
  args: Parameters<typeof runImport>[0],
  stopAt: (progress: string) => boolean = () => false,
) {
  const stop = new AbortController()
  const output = new PassThrough()
  output.on('data', (line) => {
    if (stopAt(String(line))) stop.abort()
  })
  const config = { databaseUrl: database.url, dataDir: dataFolder() }
  return runImport(args, config, { signal: stop.signal, output })
}

const header = 'city,property_type,page_url,location,price,area,beds,baths'

/** A row of a portal's file; what is not said is a 7 marla house in G-13/4. */
export function portalRow(
  cells: Partial<
    Record<'city' | 'type' | 'url' | 'location' | 'price' | 'size' | 'beds' | 'baths', string>
  > = {},
): string {
  const { city = 'Islamabad', type = 'House', location = 'G-13/4, G-13', price = '3.1 Crore' } = cells
  const { url = portalUrl(41636337), size = '7 Marla', beds = '4', baths = '5' } = cells
  return [city, type, url, location, price, size, beds, baths].map(quoted).join(',')
}

/** The address of an advertisement's page. */
export function portalUrl(id: number, words = 'g_13_g_13_4_beautiful_corner_house_for_sale'): string {
  return `portal.example/Property/${words}-${id}-3340-1.html`
}

/** The address of a project's page, which several advertisements share. */
export const projectUrl = 'portal.example/new-projects/green_heights-2010.html'

/** A portal's file: CRLF, as they come. */
export function portalFile(...rows: string[]): string {
  return `${[header, ...rows].join('\r\n')}\r\n`
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** All listings, by property ID. */
export async function storedListings(db: Db) {
  return db.select().from(listings).orderBy(asc(listings.id))
}

/** All areas as paths such as 'G-13 > G-13/4', in the order of the alphabet. */
export async function areaPaths(db: Db): Promise<string[]> {
  const rows = await db.select().from(areas)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = (id: number | null): string[] => {
    const area = id === null ? undefined : byId.get(id)
    return area ? [...pathOf(area.parent_id), area.name] : []
  }
  return rows.map(({ id }) => pathOf(id).join(' > ')).sort()
}

/** Writes a file of prices and imports it, as the command does. */
export async function importPricesFile(
  database: TestDatabase,
  content: string,
  {
    stopAt = () => false,
    ...args
  }: Partial<Parameters<typeof runPriceImport>[0]> & Pick<CsvImport, 'stopAt'> = {},
) {
  const file = join(dataFolder(), 'prices.csv')
  writeFileSync(file, content)
  const stop = new AbortController()
  const output = new PassThrough()
  output.on('data', (line) => {
    if (stopAt(String(line))) stop.abort()
  })
  return runPriceImport(
    { file, profile: undefined, source: undefined, date: undefined, preview: false, ...args },
    { databaseUrl: database.url, dataDir: dataFolder() },
    { signal: stop.signal, output },
  )
}
