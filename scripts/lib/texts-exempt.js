// Where every text that a person reads comes from the catalogues, and what is left out there and why.

/** Folders whose texts all come from src/messages. */
export const covered = [
  'src/admin',
  'src/api',
  'src/contract',
  'src/domain',
  'src/integrations',
  'src/jobs',
  'src/mail',
  'src/queue',
  'src/server',
  'src/site',
  'src/storage',
  'src/ui',
]

/** Files whose literals no user of the site or the admin app reads, or that are not texts. */
export const exempt = [
  {
    why: 'Startup, log lines and health checks: for the operator, in English',
    files: [
      'src/domain/files/delete-stored.ts',
      'src/domain/installation',
      'src/domain/media/in-child.ts',
      'src/domain/costs/tax-files.ts',
      'src/domain/pages/page-texts.ts',
      'src/integrations/analytics/sender.ts',
      'src/jobs/while-ready.ts',
      'src/mail/circuit-breaker.ts',
      'src/queue/queue.ts',
      'src/server/health.ts',
      'src/server/log.ts',
      'src/server/open-parts.ts',
      'src/server/plain-sentence.ts',
      'src/server/proxy-watch.ts',
      'src/server/replica.ts',
      'src/server/run.ts',
      'src/server/search-service.ts',
      'src/server/telemetry',
    ],
  },
  {
    why: 'Help of the metrics',
    files: ['src/server/durations.ts', 'src/server/metrics.ts', 'src/server/operation-metrics.ts'],
  },
  { why: 'Documentation of the API, in English', files: ['src/api/docs-page.ts', 'src/api/openapi.ts'] },
  {
    why: 'Rules of files that come with the server, in the language of their keys',
    files: [
      'src/contract/content/pages.ts',
      'src/domain/imports/profile.ts',
      'src/domain/pages/placeholders.ts',
    ],
  },
  {
    why: 'Scripts that are sent whole',
    files: [
      'src/api/checkout-script.ts',
      'src/site/currency/currency-key.ts',
      'src/site/late-scripts.ts',
      'src/site/parts/open-local-times.ts',
      'src/site/shell/chosen-language.ts',
      'src/site/shell/early-hearts.ts',
      'src/site/shell/early-presses.ts',
    ],
  },
  { why: 'Names of fonts and of classes of map tiles', files: ['src/ui/map/style'] },
  {
    why: 'Kinds of shapes and keys, as libraries name them',
    files: [
      'src/site/screens/search/map/layers/price-layers.ts',
      'src/site/screens/search/map/result-features.ts',
      'src/site/screens/search/map/use-city-names.ts',
      'src/ui/map/draw/terra-drawing.ts',
    ],
  },
  {
    why: 'Names and spellings of places and properties, as visitors and files write them',
    files: [
      'src/contract/listings/building-text.ts',
      'src/contract/places/sound.ts',
      'src/domain/feeds/kyero.ts',
      'src/domain/feeds/provinces.ts',
      'src/domain/imports/city-positions.ts',
      'src/domain/imports/place-names.ts',
      'src/domain/imports/slug-title.ts',
      'src/domain/imports/title-text.ts',
      'src/domain/imports/title-words.ts',
      'src/domain/listings/building/possession-words.ts',
      'src/domain/listings/features/feature-table.ts',
      'src/domain/listings/search-index/tokenize.ts',
      'src/domain/listings/understand',
      'src/domain/landmarks/landmark-spellings.ts',
      'src/domain/places/spellings.ts',
    ],
  },
  { why: 'Content that becomes a listing', files: ['src/domain/imports/compose.ts'] },
  {
    why: 'Values that others read: names that licences ask for, cookies, robots.txt, HTTP, image loaders, fonts, file formats, HTML elements',
    files: [
      'src/domain/exports/xlsx.ts',
      'src/domain/files/pixels.ts',
      'src/domain/files/type-of-document.ts',
      'src/domain/pages/render-markdown.ts',
      'src/domain/previews/draw-preview.ts',
      'src/domain/staff/cookies.ts',
      'src/integrations/map-tiles/attribution.ts',
      'src/server/send.ts',
      'src/site/sitemap/robots.ts',
    ],
  },
]
