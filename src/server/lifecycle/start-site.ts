/** From the settings to a site that answers. */
import { createApi } from '#api/mount.ts'
import { addressHeader } from '#api/sender.ts'
import type { DatabaseWatch } from '#db/database-watch.ts'
import { migrate } from '#db/migrate.ts'
import { noteOutside } from '#db/outside-note.ts'
import { siteId } from '#db/site-id.ts'
import { theSite, visitor } from '#domain/access/index.ts'
import { RunningAds } from '#domain/ads/index.ts'
import { openDailyCounts, openEventForwarding } from '#domain/analytics/index.ts'
import { syncOffices } from '#domain/content/index.ts'
import { lookAtEvidenceAgain, readEvidenceThrough } from '#domain/estimates/index.ts'
import { sweepIncoming } from '#domain/files/index.ts'
import { noteAddress, openSigningSecret } from '#domain/installation/index.ts'
import { LeadEvents } from '#domain/leads/index.ts'
import { SearchIndex } from '#domain/search-index/index.ts'
import { openGuard } from '#domain/spam-protection/index.ts'
import { openScanner } from '#integrations/clamav.ts'
import { openSenders } from '#integrations/open-senders.ts'
import { openGateway } from '#integrations/payments/open.ts'
import { startJobs } from '#jobs/start.ts'
import { workWhileReady } from '#jobs/while-ready.ts'
import { mailJobs } from '#queue/jobs.ts'
import { openQueue } from '#queue/queue.ts'
import { openStorage } from '#storage/open.ts'
import { builtFolders } from '../files/built-folders.ts'
import { watchProxies } from '../monitoring/proxy-watch.ts'
import { onNewDay } from '../pages/at-midnight.ts'
import { everything } from '../pages/page-cache.ts'
import { openCdnNews } from '../pages/tell-cdn.ts'
import type { Start } from '../search-service.ts'
import { followSettings } from './follow-settings.ts'
import type { Running } from './handover.ts'
import { checkPort } from './listen.ts'
import { openConnections } from './open-connections.ts'
import { openForServer } from './open-database.ts'
import {
  built,
  fillOnFirstRun,
  followAgency,
  followCdn,
  followLandmarks,
  followService,
  followWhatsApp,
  isHttp,
  openMail,
  openOnce,
  openPages,
  openTexts,
  openTiles,
} from './open-parts.ts'
import { openShipping } from './open-shipping.ts'
import { openSite } from './open-site.ts'
import { runBackup } from './run-backup.ts'
import { trialsOfSite } from './setting-trials.ts'
import { openSiteClock } from './site-clock.ts'
import { trySettings } from './try-settings.ts'

/**
 * Opens all parts of the site, from the database to the jobs, and returns it once it answers. `shutdown`
 * closes what was opened.
 */
export async function startSite({
  config,
  log,
  narrator,
  shutdown,
  inherited,
  telemetry,
}: Start): Promise<Running> {
  let reach: DatabaseWatch | undefined
  // Only the database's watch logs that the database does not answer.
  const trouble = (what: string) => (error: unknown) => {
    if (!reach?.isUnreachable) log.error({ err: error }, what)
  }
  await checkPort({ ...config, inherited: inherited.site })
  // While PostgreSQL starts, there is time to load the pages.
  const loading = openPages(config)
  loading.catch(() => {})
  const reading = openTexts(config, log)
  reading.catch(() => {})

  const { url, watch, connection, work } = await narrator.step(
    { doing: 'Opening the database', done: 'Opened the database' },
    async () => {
      const database = await openForServer({ config, log, narrator, shutdown })
      narrator.status('Migrating the database')
      await migrate(database.url, { ...database.waiting, giveUpMs: config.migrationTimeoutMs })
      return { url: database.url, ...openConnections(database.url, { config, log, shutdown }) }
    },
  )
  reach = watch
  const clock = await openSiteClock(watch, log)
  shutdown.add(() => clock.stop())
  if (config.databaseUrl !== undefined) noteOutside(config.dataDir, await siteId(work.db))
  readEvidenceThrough(work.db, connection.db)
  shutdown.check()
  const storage = await openStorage(config, (isInReach, error) => {
    if (isInReach) log.info('The image storage is back')
    else log.warn({ err: error }, 'The image storage cannot be read from: pictures show their placeholders')
  })
  shutdown.add(() => storage.close())
  await sweepIncoming({ db: work.db, storage, dataDir: config.dataDir, actor: theSite }).catch(
    trouble('What broken-off uploads left behind could not be removed'),
  )
  await fillOnFirstRun(config, work, storage, narrator)
  await syncOffices(work.db)
  const secret = await openSigningSecret(work.db, config)
  shutdown.check()

  const mailer = await openMail(config, secret, {
    onReach(isReachable, error) {
      if (!isReachable) return log.warn({ err: error }, 'The mail server rejects emails: they are waiting')
      log.info('The mail server accepts emails again')
      queue.retryNow(mailJobs).catch(trouble('The waiting mails are sent later'))
    },
    onGreeting() {
      queue.retryNow(mailJobs, 1).catch(trouble('The waiting mails are sent later'))
    },
  })
  if (mailer) shutdown.add(() => mailer.close())
  const queue = await openQueue(url, trouble('The jobs met a failure'))
  shutdown.add(() => queue.close())
  const search = new SearchIndex(work.pool, trouble('The search index could not take in a change'))
  shutdown.add(() => search.close())
  const guard = openGuard(connection.db, secret, config.formLimits)
  const { texts, taxFiles, content } = await reading
  shutdown.add(() => content.close())
  let siteUrl = config.publicUrl ?? ''
  const gateway = openGateway(config.payments)
  const services = {
    db: connection.db,
    queue,
    storage,
    search,
    searchService: isHttp(config.bases.search) ? followService(config.bases.search, log) : undefined,
    texts,
    taxFiles,
    scanner: config.clamavUrl === undefined ? undefined : openScanner(config.clamavUrl),
    gateway,
    push: config.push,
    whatsApp: config.whatsApp && followWhatsApp(config.whatsApp, log),
    secret,
    siteUrl: () => siteUrl,
    dataDir: config.dataDir,
    clock: clock.now,
    log: { warn: (sentence: string, fields = {}) => log.warn(fields, sentence) },
  }
  const auth = openOnce(async () => {
    const { createAuth } = await import('#domain/staff/create-auth.ts')
    return createAuth({ ...services, db: work.db, actor: theSite }, { addressHeader })
  })
  // Loading it at the first sign-in would block all requests for most of a second.
  auth()
    .then((opened) => opened.who(new Headers()))
    .catch(trouble('The sign-in could not be made ready'))
  const counts = openDailyCounts(work.db, trouble('The counts of the day could not be kept'))
  shutdown.add(() => counts.close())
  const others = openEventForwarding(config.analyticsSenders, {
    onTrouble: (sentence, error) => log.warn({ err: error }, sentence),
  })
  shutdown.add(async () => others?.close())
  const cdnNews =
    config.cdn && openCdnNews({ db: work.db, queue }, trouble('The CDN is told of changes later'))
  shutdown.add(async () => cdnNews?.close())
  const news = new LeadEvents()
  const ads = new RunningAds(connection.db)
  const proxies = watchProxies(config.trustedProxies, (sentence) => log.warn(sentence))
  const mapTiles = await openTiles(config, work.db, log)
  shutdown.add(async () => mapTiles?.close())
  const landmarks = mapTiles && followLandmarks(mapTiles, log)
  const api = createApi({
    ...services,
    actor: visitor,
    openAuth: auth,
    news,
    ads,
    counts,
    ...(others && { others }),
    patientDb: work.db,
    ...(isHttp(config.bases.agencyApi) && { agencyApi: followAgency(config.bases.agencyApi, log) }),
    guard,
    mapTiles,
    landmarks,
    errors: log.errors,
    async tryBackupPlace(place) {
      const { tryPlace } = await import('#backup/try-place.ts')
      await tryPlace(place, config, work.db)
    },
    warnings: () => [proxies.warning()].filter((warning) => warning !== undefined),
    config,
    onError: (error, id) => log.error({ err: error, id }, 'A call of the API failed'),
  })
  const { pages, development } = await loading
  if (development) shutdown.add(() => development.close())

  const { EARLIER_BUILD, WARM_PAGES = '' } = process.env
  const files = builtFolders(built, ...(EARLIER_BUILD ? [EARLIER_BUILD] : []))
  const site = await openSite({
    config,
    mapTiles,
    databaseUrl: url,
    connection,
    watch,
    api: { fetch: api.fetch, read: (...asked) => api.read(...asked) },
    pages,
    log,
    proxies,
    ctx: { ...services, actor: visitor },
    filesFolders: files.site,
    adminFolders: files.admin,
    inherited,
    telemetry,
    warmPages: WARM_PAGES.split('\n').filter(Boolean),
    derived: followSettings(
      {
        async changed(tags) {
          news.changed(tags)
          ads.changed(tags)
          cdnNews?.changed(tags)
          if (tags.includes('evidence') || tags.includes(everything)) lookAtEvidenceAgain(connection.db)
          await search.changed(tags)
          const isOfListings = tags.includes('listings') || tags.includes(everything)
          if (isOfListings) await mapTiles?.lookForStandIn()
        },
      },
      { db: work.db, texts, config },
    ),
    ...(config.systems.payments && gateway.kind === 'online' && { checkout: gateway.origins }),
    countDeadJobs: () => queue.countDead(),
    admitBody: (address) => guard.admitBody(address),
    ...(development && { development }),
  })
  siteUrl ||= site.address
  shutdown.add(await noteAddress(config.dataDir, site.address))
  shutdown.add(() => site.close())
  // Open event streams would keep the site from closing.
  shutdown.add(() => news.close())
  // Campaigns begin and end with the day, and prices become too old for figures.
  const endDays = onNewDay(async () => {
    await search.changed(['evidence'])
    site.cache.markAllStale()
    cdnNews?.changed([everything])
  })
  shutdown.add(async () => endDays())
  content.onChange = (tag) => {
    site.cache.drop([tag])
    cdnNews?.changed([tag])
  }
  shutdown.check()
  const working = await workWhileReady(queue, work.pool, {
    paused: (sentence) => log.error(sentence),
    resumed: (sentence) => log.info(sentence),
  })
  shutdown.add(() => working.stop())
  await startJobs({
    ...services,
    actor: theSite,
    db: work.db,
    pool: work.pool,
    queue: working.queue,
    mailer,
    senders: openSenders(config),
    resumeRetentionDays: config.resumeRetentionDays,
    makeBackup: runBackup,
    shipLog: openShipping({ config, db: work.db, storage }),
    cdn: config.cdn && followCdn(config.cdn, log),
    rateService: config.rateService,
  })
  // After the start, which must not wait for them.
  void landmarks?.settled()
  void trySettings(trialsOfSite({ config, db: work.db, storage, mailer }), {
    say: (sentence) => log.warn(sentence),
    signal: shutdown.signal,
  })
  return {
    address: site.address,
    publicAddress: siteUrl,
    port: site.port,
    sockets: site.sockets,
    popularPages: () => site.cache.popular(mostWarmed),
    async retire(successor) {
      log.info('Another version has taken over: this one finishes what it has begun')
      // Event streams end, and their readers connect again, to the other version.
      news.close()
      void working.queue.pause()
      await site.drain(successor)
    },
  }
}

const mostWarmed = 100
