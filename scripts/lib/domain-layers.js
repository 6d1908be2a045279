// The folders of src/domain from the lowest layer to the highest. A folder may import the layers below it, and of its
// own layer the folders listed after it.
export const layers = {
  kernel: {
    access: [],
    audit: ['access'],
    building: ['features'],
    csv: [],
    features: [],
    figures: [],
    idempotency: [],
    mails: ['audit'],
    settings: ['access', 'audit', 'mails'],
    'spam-protection': [],
    trade: [],
  },
  records: {
    agents: ['collections', 'files', 'places'],
    collections: ['files'],
    content: ['collections', 'files'],
    events: ['collections', 'files'],
    files: ['media'],
    listings: ['agents', 'files', 'places', 'staff'],
    media: [],
    pages: [],
    places: [],
    projects: ['collections', 'files', 'places'],
    saved: ['listings', 'projects'],
    staff: ['agents'],
    vacancies: ['collections', 'places'],
  },
  knowledge: {
    areas: ['evidence', 'search-index'],
    compare: [],
    costs: [],
    estimates: ['estimator', 'evidence'],
    estimator: [],
    evidence: [],
    landmarks: ['search-index'],
    nearby: [],
    search: ['search-index'],
    'search-index': [],
    suggestions: ['landmarks', 'search-index', 'understanding'],
    understanding: ['landmarks', 'search-index'],
  },
  work: {
    'agent-hand-over': ['leads'],
    alerts: [],
    applications: [],
    bookings: [],
    exports: ['bookings', 'leads'],
    feeds: [],
    imports: [],
    leads: ['tasks'],
    outbox: ['alerts', 'bookings', 'viewings'],
    previews: [],
    reports: ['leads'],
    tasks: [],
    viewings: ['leads'],
    webhooks: [],
  },
  overview: {
    ads: ['analytics'],
    analytics: [],
    backups: [],
    cdn: [],
    'dead-jobs': [],
    demand: ['analytics'],
    find: [],
    health: ['analytics', 'backups', 'script-errors'],
    installation: ['backups'],
    privacy: [],
    'script-errors': ['analytics'],
    sitemap: [],
    today: [],
  },
}

// What is public of a folder is in its index.ts, which loads the whole folder. These files may be imported beside it,
// each because a program that is to start quickly needs it alone.
export const doors = {
  alerts: { 'record-bounce.ts': 'the mail server starts npm run bounce for each mail that comes back' },
  settings: {
    'fixed.ts': 'npm run settings opens no database',
    'map-facts.ts': 'npm run map opens no database',
  },
  staff: { 'create-auth.ts': 'it loads the sign-in library, which the server does once it is starting' },
}

/** The files of the folders that others may import. */
export function domainDoors() {
  const others = Object.entries(doors).flatMap(([folder, files]) =>
    Object.keys(files).map((file) => `${folder}/${file}`),
  )
  return [...Object.keys(domainArrows()).map((folder) => `${folder}/index.ts`), ...others]
}

/** What each folder may import, beside itself and the files of src/domain itself. */
export function domainArrows() {
  const below = []
  const arrows = {}
  for (const folders of Object.values(layers)) {
    for (const [folder, others] of Object.entries(folders)) arrows[folder] = [...below, ...others]
    below.push(...Object.keys(folders))
  }
  return arrows
}
