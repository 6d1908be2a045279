import { hiddenWebsite } from './messages.ts'

/** The only tags that survive, always without attributes. */
const allowed: ReadonlySet<string> = new Set('p br b strong i em u ul ol li h3 h4'.split(' '))

/** Tags that mean nearly the same as an allowed one, so that pasted text keeps its paragraphs. */
const standIns: Readonly<Record<string, string>> = { div: 'p', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' }

/** Blocks that end an open paragraph. */
const blocks: ReadonlySet<string> = new Set('p ul ol li h3 h4'.split(' '))

/** Nobody writes deeper than this; only an attack on the browser does. */
const maxDepth = 32

/** Comments, elements whose contents nobody should read, and any other tag with its slash and name. */
const markup =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|iframe|object|noscript|textarea|title|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)|<[!?][^<>]*>|<(\/?)([a-z][a-z\d-]*)(?:[\s/][^<>]*)?>/gi

/**
 * HTML from anybody made safe to show (specification section 5). The result is built of escaped text and of a
 * short list of bare tags alone, all of them closed: p br b strong i em u ul ol li h3 h4.
 */
export function sanitizeHtml(html: string): string {
  const open: string[] = []
  let safe = ''
  let from = 0
  for (const tag of html.matchAll(markup)) {
    safe += escapeText(html.slice(from, tag.index))
    from = tag.index + tag[0].length
    const name = knownTag(tag[3])
    if (name) safe += tag[2] ? closing(name, open) : opening(name, open)
  }
  safe += escapeText(html.slice(from)) + closeDownTo(0, open)
  return safe.replaceAll('<p></p>', '')
}

function knownTag(written = ''): string | undefined {
  const name = written.toLowerCase()
  const tag = Object.hasOwn(standIns, name) ? standIns[name] : name
  return tag && allowed.has(tag) ? tag : undefined
}

function opening(name: string, open: string[]): string {
  if (name === 'br') return '<br>'
  if (open.length === maxDepth) return ''
  const implied = blocks.has(name) ? closeDownTo(impliedEnd(name, open), open) : ''
  open.push(name)
  return `${implied}<${name}>`
}

/** How much of the stack stays open when a block begins: a paragraph never holds a block, an item no item. */
function impliedEnd(name: string, open: readonly string[]): number {
  const list = Math.max(open.lastIndexOf('ul'), open.lastIndexOf('ol'))
  const ended = open.findIndex((tag, at) => at > list && (tag === 'p' || (name === 'li' && tag === 'li')))
  return ended === -1 ? open.length : ended
}

function closing(name: string, open: string[]): string {
  const at = open.lastIndexOf(name)
  return at === -1 ? '' : closeDownTo(at, open)
}

function closeDownTo(length: number, open: string[]): string {
  return open
    .splice(length)
    .reverse()
    .map((name) => `</${name}>`)
    .join('')
}

const escapes: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '&': '&amp;',
}

/** Escapes text, leaving entities that are already written as such. */
function escapeText(text: string): string {
  return text.replace(
    /[<>"']|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi,
    (sign) => escapes[sign] ?? '',
  )
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * The mode that strips all tags (specification section 5): plain text in one line, entities read. It is text,
 * to be escaped like any other where it is put into HTML.
 */
export function stripHtml(html: string): string {
  return html
    .replace(markup, (_tag, _hidden, _slash, name: string | undefined) => (isInline(name) ? '' : ' '))
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, readEntity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same with its paragraphs, headings and list items on lines of their own; tags written as entities go as well. */
export function stripHtmlToLines(html: string): string {
  const lines = sanitizeHtml(html)
    .replace(/<(\/?)(\w+)>/g, (_tag, _slash, name: string) => (isInline(name) ? '' : '\n'))
    .split('\n')
  return lines
    .map((line) => stripHtml(stripHtml(line)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function isInline(name = ''): boolean {
  return /^(?:b|strong|i|em|u|a|span|font|small|mark|sub|sup)$/i.test(name)
}

function readEntity(written: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? written
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ''
}

const website =
  /(?<![\w@.-])(?:(?:https?:\/\/|www\.)[^\s<>"']*[^\s<>"'.,;:!?)\]]|(?:[a-z\d-]+\.)+(?:com|net|org|pk|info|biz|co|ae|uk|io)\b(?:\/[^\s<>"']*[^\s<>"'.,;:!?)\]])?)/gi

/** Replaces website addresses in a text by '(website hidden by the provider)' (section 5); e-mails stay. */
export function hideWebsites(text: string): string {
  return text.replace(website, hiddenWebsite)
}
