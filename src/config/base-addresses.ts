/**
 * The addresses that the site is made of (S7.1, D18): each may be another host that serves the
 * same, each has a production and a development value, and each is this server as long as nobody says otherwise.
 */

export type Mode = 'production' | 'development'

type Base = {
  /** The setting of the production value; that of the development value has _DEVELOPMENT behind it. */
  setting: string
  what: string
  /** On this server; empty for calls, whose paths begin with /api themselves. */
  builtIn: string
  /** `prefix`: paths are put behind it. `file`: it is the address itself. */
  form: 'prefix' | 'file'
  /** Browsers load it: on a page of https they refuse an address of http. */
  byBrowsers?: true
}

const table = {
  api: { setting: 'API_BASE', what: 'calls of the site', builtIn: '', form: 'prefix', byBrowsers: true },
  agencyApi: { setting: 'AGENCY_API_BASE', what: 'who the agency is', builtIn: '', form: 'prefix' },
  image: { setting: 'IMAGE_BASE', what: 'pictures', builtIn: '/', form: 'prefix', byBrowsers: true },
  adServer: {
    setting: 'AD_SERVER_BASE',
    what: 'advertisements',
    builtIn: '/api/ads',
    form: 'prefix',
    byBrowsers: true,
  },
  paymentScript: {
    setting: 'PAYMENT_SCRIPT',
    what: 'script of the payment gateway',
    builtIn: '/api/payments/script.js',
    form: 'file',
    byBrowsers: true,
  },
  search: { setting: 'SEARCH_BASE', what: 'search', builtIn: '', form: 'prefix' },
  push: { setting: 'PUSH_BASE', what: 'push notifications', builtIn: '', form: 'prefix' },
  analytics: {
    setting: 'ANALYTICS_BASE',
    what: 'page views and events',
    builtIn: '/api/counts',
    form: 'file',
    byBrowsers: true,
  },
} as const satisfies Record<string, Base>

export type BaseName = keyof typeof table
export type Bases = Readonly<Record<BaseName, string>>

/** A base with both its values, for whoever looks at the settings. */
export type ListedBase = Record<Mode, string> & Pick<Base, 'setting' | 'what'>

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The bases that are in force.
 * @throws what `refuse` makes of the sentence about one that cannot be used, be it in force or not
 */
export function readBases(environment: Environment, mode: Mode, refuse: (sentence: string) => Error): Bases {
  const read = ([name, base]: [string, Base]) => {
    const both = { production: '', development: '' }
    for (const one of ['production', 'development'] as const) {
      const setting = settingOf(base, one)
      both[one] = given(environment[setting]) ?? base.builtIn
      const wrong = complaint(both[one], base, one)
      if (wrong) throw refuse(`The setting ${setting} cannot be used: ${wrong}`)
    }
    return [name, both[mode]]
  }
  // Built from the table, whose names these are.
  return Object.fromEntries(Object.entries(table).map(read)) as Bases
}

/** All of them with both values, in the order of the table; nothing in them is a secret, `readBases` sees to it. */
export function listBases(environment: Environment): ListedBase[] {
  return Object.values(table).map((base) => ({
    setting: base.setting,
    what: base.what,
    production: given(environment[base.setting]) ?? base.builtIn,
    development: given(environment[settingOf(base, 'development')]) ?? base.builtIn,
  }))
}

function settingOf({ setting }: Base, mode: Mode): string {
  return mode === 'production' ? setting : `${setting}_DEVELOPMENT`
}

/** Without a slash at the end, which the paths bring. */
function given(text: string | undefined): string | undefined {
  const trimmed = text?.trim()
  if (!trimmed) return undefined
  return trimmed === '/' ? trimmed : trimmed.replace(/\/+$/, '')
}

/** What is wrong with an address, and what it may be; nothing when it can be used. */
function complaint(address: string, { form, builtIn, byBrowsers }: Base, mode: Mode): string | undefined {
  if (address === '' || address === builtIn || /^\/[\w./-]*$/.test(address)) return undefined
  const example = form === 'file' ? 'https://example.com/script.js' : 'https://example.com'
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    return `it is an address such as ${example}, or a path of this server.`
  if (url.username || url.password) return 'pages show it, so it may hold no name and no password.'
  if (url.search || url.hash) return `it is an address without ? and #, such as ${example}.`
  if (byBrowsers && mode === 'production' && url.protocol === 'http:' && !isLoopback(url))
    return `browsers do not load http addresses. Use an address such as ${example}.`
  return undefined
}

/** This machine, whose pages and bases browsers trust without https. */
function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
