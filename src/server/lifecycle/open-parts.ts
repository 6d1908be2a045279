/**
 * Opens what a start needs besides its database: texts, emails, pages, other programs, and the demo content.
 */
import path from 'node:path'
import { agency } from '#agency'
import type { Config } from '#config'
import { pathLanguage } from '#contract/language-paths.ts'
import type { Connection, Db } from '#db/client.ts'
import { StartupError } from '#db/startup-error.ts'
import { needsDemo } from '#demo/empty.ts'
import { findDemoMap } from '#demo/map-file.ts'
import { TaxFiles } from '#domain/costs/index.ts'
import { type Landmarks, openLandmarks } from '#domain/landmarks/index.ts'
import { completingSecrets } from '#domain/outbox/index.ts'
import { PageTexts, placeholdersOf } from '#domain/pages/index.ts'
import { openAgencyApi } from '#integrations/agency-api.ts'
import { type CdnSettings, openCdn } from '#integrations/cdn.ts'
import { type MapTiles, openMapTiles } from '#integrations/map-tiles/open.ts'
import { openSearchService } from '#integrations/search-service.ts'
import { openWhatsApp, type WhatsAppSettings } from '#integrations/whatsapp.ts'
import type { Mailer, MailerOptions } from '#mail/mailer.ts'
import { keepFinished } from '#storage/keep-finished.ts'
import type { Storage } from '#storage/storage.ts'
import type { Log } from '../monitoring/log.ts'
import type { FetchHandler, PagesModule } from '../pages/render-page.ts'
import { type WatchedContent, watchContent } from '../pages/watch-content.ts'
import type { DevelopmentPages } from './development.ts'
import type { Narrator } from './startup-progress.ts'

/** Where the built pages are. */
export const built = path.join(import.meta.dirname, '../../../dist')

export function isHttp(base: string): boolean {
  return /^https?:/.test(base)
}

export function followService(base: string, log: Log) {
  return openSearchService(base, (answers, error) => {
    if (answers) log.info('The search service answers again')
    else log.warn({ err: error }, 'The search service does not answer: this server searches')
  })
}

export function followCdn(settings: CdnSettings, log: Log) {
  return openCdn(settings, (isReachable, error) => {
    if (isReachable) log.info('The CDN accepts purges again')
    else log.warn({ err: error }, 'The CDN does not accept purges: its pages may be out of date until then')
  })
}

export function followWhatsApp(settings: WhatsAppSettings, log: Log) {
  return openWhatsApp(settings, (isReachable, error) => {
    if (isReachable) log.info('WhatsApp accepts messages again')
    else log.warn({ err: error }, 'WhatsApp does not accept messages: they will be sent when it does')
  })
}

export function followAgency(base: string, log: Log) {
  return openAgencyApi(base, (answers, error) => {
    if (answers) log.info('The agency API answers again')
    else log.warn({ err: error }, 'The agency API does not answer: what it said last is shown')
  })
}

/** Opens on the first call what only some need, and again after a failure. */
export function openOnce<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opening: Promise<Opened> | undefined
  return () => {
    opening ??= open().catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }
}

/** The texts of the agency's own pages and the tables of taxes, followed from now on. */
export async function openTexts(
  config: Config,
  log: Log,
): Promise<{ texts: PageTexts; taxFiles: TaxFiles; content: WatchedContent }> {
  const texts = new PageTexts({
    folder: config.contentDir,
    placeholders: placeholdersOf(agency, config),
    onProblem: (sentence) => log.warn(sentence),
  })
  const taxFiles = new TaxFiles({
    folder: path.join(config.contentDir, 'taxes'),
    onProblem: (sentence) => log.warn(sentence),
  })
  return { texts, taxFiles, content: await watchContent(texts, taxFiles) }
}

/** The map tiles; undefined where maps are drawn without tiles. */
export async function openTiles(
  { systems, maps, dataDir }: Config,
  db: Db,
  log: Log,
): Promise<MapTiles | undefined> {
  if (!systems.maps || maps.source === 'off') return undefined
  return openMapTiles({
    maps,
    dataDir,
    standIn: () => findDemoMap(db),
    onBadFile: (error) => log.warn({ err: error }, 'The map file cannot be read'),
    onReach(isUp, trouble) {
      if (isUp) log.info('The host of the map tiles answers again')
      else
        log.warn({ trouble: trouble?.sentence }, 'The host of the map tiles does not answer: maps are drawn')
    },
    onFullDisk: (error) => log.warn({ err: error }, 'Map tiles cannot be kept on the disk'),
  })
}

/** The landmarks of the map file, for searches around them. */
export function followLandmarks(mapTiles: MapTiles, log: Log): Landmarks {
  return openLandmarks(
    () => mapTiles.landmarks(),
    (error) => log.warn({ err: error }, 'The landmarks of the map file cannot be read: none are suggested'),
  )
}

// Modules that only some starts need are loaded by those: every module costs the others time.

export async function fillOnFirstRun(
  config: Config,
  { db }: Connection,
  storage: Storage,
  narrator: Narrator,
): Promise<void> {
  if (!config.demo || !(await needsDemo(db))) return
  const { fillDemo, NotEmpty } = await import('#demo/fill.ts')
  const complaints: string[] = []
  const name = { doing: 'Filling in the demo content', done: 'Filled in the demo content' }
  await narrator.step(name, (progress) =>
    fillDemo(db, {
      onProgress: (_part, done) => progress(done * 100, 100),
      keepFinished: (file) => keepFinished(storage, file),
      onComplaint: (sentence) => complaints.push(sentence),
    }).catch((error) => {
      // Another process that started at the same time was first.
      if (!(error instanceof NotEmpty)) throw error
    }),
  )
  for (const sentence of complaints) narrator.warn(sentence)
}

export async function openMail(
  { smtpUrl, mailFrom }: Config,
  secret: string,
  told: Required<Pick<MailerOptions, 'onReach' | 'onGreeting'>>,
): Promise<Mailer | undefined> {
  if (!smtpUrl) return undefined
  const { openMailer } = await import('#mail/mailer.ts')
  const mailer = openMailer({ smtpUrl, from: mailFrom ?? agency.email, ...told })
  return completingSecrets(mailer, secret)
}

export async function openPages({
  mode,
  host,
}: Config): Promise<{ pages: FetchHandler; development?: DevelopmentPages }> {
  if (mode === 'development') {
    const { openDevelopmentPages } = await import('./development.ts').catch((error) => {
      if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
      throw new StartupError(
        'AANGAN_MODE=development needs a checkout (npm run dev there): a release shows its built pages. Leave AANGAN_MODE out.',
      )
    })
    const development = await openDevelopmentPages({ host })
    return { pages: development.pages, development }
  }
  const english = await importPages('server/server.js')
  // The first who reads Urdu waits for it; every start does not.
  const urdu = openOnce(() => importPages('ur/server/server.js'))
  return {
    async pages(request) {
      const module = pathLanguage(new URL(request.url).pathname) === 'ur' ? await urdu() : english
      return module.default.fetch(request)
    },
  }
}

function importPages(file: string): Promise<PagesModule> {
  return import(path.join(built, file)).catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new StartupError('The pages have not been built: start with npm start, which builds them.')
  })
}
