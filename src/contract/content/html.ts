import { html } from '#messages/common.ts'
import { wellFormed } from '../text/well-formed.ts'

/** Comments, elements whose contents are no text, and any other tag with its slash and name. */
const markup =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|iframe|object|noscript|textarea|title|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)|<[!?][^<>]*>|<(\/?)([a-z][a-z\d-]*)(?:[\s/][^<>]*)?>/gi

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * Strips all tags (S5.5): plain text in one line, entities decoded. It must be escaped like any other text
 * where it is put into HTML.
 */
export function stripHtml(html: string): string {
  return html
    .replace(markup, (_tag, _hidden, _slash, name: string | undefined) => (isInline(name) ? '' : ' '))
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, readEntity)
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The same with paragraphs, headings and list items on lines of their own; tags written as entities go too.
 */
export function stripHtmlToLines(html: string): string {
  const lines = html
    .replace(markup, (_tag, _hidden, _slash, name: string | undefined) =>
      name === undefined ? ' ' : isInline(name) ? '' : '\n',
    )
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
  return code > 0 && code <= 0x10ffff ? wellFormed(String.fromCodePoint(code)) : ''
}

const website =
  /(^|[^\w@.-])(?:(?:https?:\/\/|www\.)[^\s<>"']*[^\s<>"'.,;:!?)\]]|(?:[a-z\d-]+\.)+(?:com|net|org|pk|info|biz|co|ae|uk|io)\b(?:\/[^\s<>"']*[^\s<>"'.,;:!?)\]])?)/gi

/** Replaces website addresses in a text by '(website hidden by the provider)' (S5.5); e-mails stay. */
export function hideWebsites(text: string): string {
  return text.replace(website, (_all, before: string) => before + html.hiddenWebsite)
}
