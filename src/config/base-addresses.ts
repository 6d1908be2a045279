/**
 * The base addresses of the site (S7.1, D18). Each may be another host that serves the same; each has a
 * production and a development value, and defaults to this server.
 */

import { webAddress } from './address-kinds.ts'
import type { Kind } from './kinds.ts'
import { type Given, readSetting, type Setting, setting } from './setting.ts'
import { Unusable } from './unusable.ts'

export type Mode = 'production' | 'development'

type Base = {
  /** The setting of the production value; the development value's setting ends in _DEVELOPMENT. */
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

/** A base with both its values, for pages and commands that list the settings. */
export type ListedBase = Record<Mode, string> & Pick<Base, 'setting' | 'what'>

const modes = ['production', 'development'] as const

/** The setting of every base in each mode, by its name. */
export const baseSettings: Readonly<Record<string, Setting<string>>> = Object.fromEntries(
  Object.values<Base>(table).flatMap((base) =>
    modes.map((mode) => [settingName(base, mode), setting(addressKind(base, mode))]),
  ),
)

/**
 * The bases that are in force.
 * @throws ConfigError for one that cannot be used, be it in force or not
 */
export function readBases(given: Given, mode: Mode): Bases {
  const read = ([name, base]: [string, Base]) => [name, readBothModes(base, given)[mode]]
  // Built from the table, whose names these are.
  return Object.fromEntries(Object.entries(table).map(read)) as Bases
}

/** Every base with both values, in the order of the table; their kind ensures that none holds a secret. */
export function listBases(given: Given): ListedBase[] {
  return Object.values<Base>(table).map((base) => ({
    setting: base.setting,
    what: base.what,
    ...readBothModes(base, given),
  }))
}

function readBothModes(base: Base, given: Given): Record<Mode, string> {
  const read = (mode: Mode) =>
    readSetting(settingName(base, mode), setting(addressKind(base, mode)), given) ?? base.builtIn
  return { production: read('production'), development: read('development') }
}

function settingName({ setting: name }: Base, mode: Mode): string {
  return mode === 'production' ? name : `${name}_DEVELOPMENT`
}

/** Another host, or a path of this server without a slash at its end. */
function addressKind({ form, byBrowsers }: Base, mode: Mode): Kind<string> {
  const example = form === 'file' ? 'https://example.com/script.js' : 'https://example.com'
  const address = webAddress('', '')
  return {
    what: 'the address of another host or a path of this server',
    example,
    read(text) {
      if (text === '/') return text
      if (/^(?:\/[\w.-]+)+\/?$/.test(text)) return text.replace(/\/$/, '')
      const read = address.read(text)
      if (read && byBrowsers && mode === 'production' && isForeignHttp(new URL(read)))
        throw new Unusable('browsers do not load http addresses')
      return read
    },
  }
}

/** An address without https of another machine; browsers trust this one without it. */
function isForeignHttp({ protocol, hostname }: URL): boolean {
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
  return protocol === 'http:' && !isLoopback
}
