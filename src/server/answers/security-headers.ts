/** The headers that keep a page from being framed, sniffed, or made to run what is not ours. */
import { createHash } from 'node:crypto'

/** Places outside this server a page may use, from the settings; each an origin or a full address. */
export type Origins = {
  /** Where pictures come from when the image storage is another host. */
  images?: string[]
  /** Hosts the page may call: another API, a search service, analytics. */
  calls?: string[]
  /** Scripts that are not ours, such as a payment gateway's. */
  scripts?: string[]
  /** Hosts whose players a page may embed. */
  frames?: string[]
  /** Hosts that a form may be sent to. */
  forms?: string[]
}

export type SecurityOptions = Origins & {
  /** The site is reached by https: adds HSTS and asks the browser to upgrade stray http addresses. */
  https: boolean
  development?: boolean
  /** Other hosts that only the payment screen of a booking may use. */
  checkout?: Origins
}

/** Within this server: the nonce that a page's scripts carry. */
export const nonceHeader = 'x-page-nonce'

const checkoutPath = /^(?:\/ur)?\/booking\/[^/?]+(?:\?|$)/

/** The options for the page at an address of this site. */
export function securityAt(address: string, options: SecurityOptions): SecurityOptions {
  const { checkout, ...all } = options
  if (!checkout || !checkoutPath.test(address)) return all
  const both = (name: keyof Origins) => [...(all[name] ?? []), ...(checkout[name] ?? [])]
  return {
    ...all,
    scripts: both('scripts'),
    frames: both('frames'),
    calls: both('calls'),
    forms: both('forms'),
  }
}

/** A flat list of names and values, the form `writeHead` takes without rebuilding it. */
export type HeaderList = string[]

/** A browser that came by https once never comes another way. */
export const httpsOnly: [name: string, value: string] = [
  'Strict-Transport-Security',
  'max-age=31536000; includeSubDomains',
]

/** The headers of every answer. */
export function commonHeaders({ https }: SecurityOptions): HeaderList {
  const list = [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Cross-Origin-Resource-Policy',
    'same-origin',
  ]
  if (https) list.push(...httpsOnly)
  return list
}

/** The same for what other sites may show too: pictures and videos can have another host than the pages. */
export function crossOrigin(common: HeaderList): HeaderList {
  return common.map((text, at) => (common[at - 1] === 'Cross-Origin-Resource-Policy' ? 'cross-origin' : text))
}

/** The policy of answers that are no page: data, assets, errors. Nothing in them may run. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The policy of the admin app: its own files, pictures chosen on this machine, nothing inline. */
export function adminPolicy({ images }: Pick<Origins, 'images'>): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Pictures of listings may be elsewhere.
    ["img-src 'self' https: data: blob:", ...origins(images)].join(' '),
    "media-src 'self' blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The policy of one page: our own files, the other hosts of the settings, the inline scripts that carry `nonce`, which
 * are the router's own, and the inline styles this page was rendered with, each by its hash. Style attributes rendered
 * by the server are allowed one by one as well; what scripts do to `element.style` later needs no permission.
 */
export function pagePolicy(html: string, options: SecurityOptions, nonce?: string): string {
  const source = (name: string, ...values: string[]) => `${name} ${values.join(' ')}`
  const inline = options.development ? viteParts : inlineSources(html, nonce)
  const directives = [
    "default-src 'none'",
    source('script-src', "'self'", ...origins(options.scripts), ...inline.scripts),
    source('style-src', "'self'", ...inline.styles),
    ...inline.styleAttributes,
    source('img-src', "'self'", 'data:', ...origins(options.images)),
    source('media-src', "'self'", ...origins(options.images)),
    source('connect-src', "'self'", ...origins(options.calls), ...(options.development ? ['ws:'] : [])),
    "font-src 'self'",
    "manifest-src 'self'",
    options.frames?.length ? source('frame-src', ...origins(options.frames)) : "frame-src 'none'",
    options.development ? "worker-src 'self' blob:" : "worker-src 'self'",
    "object-src 'none'",
    source('form-action', "'self'", ...origins(options.forms)),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  if (options.https) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

type InlineSources = { scripts: string[]; styles: string[]; styleAttributes: string[] }

/** Vite's client runs inline scripts and evaluates modules, none of which has a nonce. */
const viteParts: InlineSources = {
  scripts: ["'unsafe-inline'", "'unsafe-eval'"],
  styles: ["'unsafe-inline'"],
  styleAttributes: [],
}

function inlineSources(html: string, nonce: string | undefined): InlineSources {
  const { styles, styleAttributes } = inlineStyles(html)
  return {
    scripts: nonce === undefined ? [] : [`'nonce-${nonce}'`],
    styles: styles.map(hash),
    styleAttributes: [styleAttributePolicy(styleAttributes)],
  }
}

// A hash is 53 characters; past this many the header would outgrow what proxies take (8 KB).
const mostStyleAttributes = 60

function styleAttributePolicy(values: string[]): string {
  if (values.length === 0) return "style-src-attr 'none'"
  if (values.length > mostStyleAttributes) return "style-src-attr 'unsafe-inline'"
  return `style-src-attr 'unsafe-hashes' ${values.map(hash).join(' ')}`
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function origins(addresses: string[] = []): string[] {
  return [
    ...new Set(
      addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
    ),
  ]
}

type InlineStyles = { styles: string[]; styleAttributes: string[] }

// Scripts and styles are raw text up to their closing tag, so what looks like markup inside them is skipped, as
// a browser does. In a page's text React writes quotes as entities: what looks like an attribute is one.
const inline =
  /<(script|style)\b(?:"[^"]*"|'[^']*'|[^'">])*>([\s\S]*?)<\/\1\s*>|\sstyle=(?:"([^"]*)"|'([^']*)')/gi

function inlineStyles(html: string): InlineStyles {
  const styles = new Set<string>()
  const attributes = new Set<string>()
  for (const [, name, body = '', double, single] of html.matchAll(inline)) {
    const value = double ?? single
    if (value !== undefined) attributes.add(decodeAttribute(value))
    else if (name?.toLowerCase() === 'style') styles.add(body)
  }
  attributes.delete('')
  return { styles: [...styles], styleAttributes: [...attributes] }
}

const entities: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

// React escapes exactly these five and numbers; the browser hashes the decoded value.
function decodeAttribute(value: string): string {
  return value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|quot|apos|lt|gt));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return entities[String(name).toLowerCase()] ?? whole
  })
}
