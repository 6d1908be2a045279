import { Marked, type Token, type Tokens } from 'marked'
import sanitize from 'sanitize-html'
import { stripHtml } from '#contract/content/html.ts'
import type { Page } from '#contract/content/pages.ts'
import { escapeHtml } from '#contract/text/escape.ts'
import { pageErrors as t } from '#messages/admin.ts'
import { PageProblem } from './page-problem.ts'

type Body = Pick<Page, 'lead_html' | 'sections'>

/**
 * Markdown as safe HTML, in parts: a section begins at each `##` and is known by its title in small letters.
 * @throws PageProblem for a `#`, because a page has one heading and its head says it
 */
export function renderMarkdown(markdown: string): Body {
  const [lead = [], ...parts] = partsOf(marked.lexer(markdown))
  const ids = new Map<string, number>()
  return {
    lead_html: html(lead),
    sections: parts.map(([heading, ...content]) => {
      const title = stripHtml(heading ? html([heading]) : '')
      return { id: newId(title, ids), title, html: html(content) }
    }),
  }
}

/** A table's cells carry the heading of their column, so that on a phone each row can be shown as a card. */
const marked = new Marked({
  renderer: {
    table({ header, rows }): string {
      const heads = header.map(({ tokens }) => stripHtml(this.parser.parseInline(tokens)))
      const cell = ({ tokens }: Tokens.TableCell, at: number): string =>
        `<td data-label="${escapeHtml(heads[at] ?? '')}">${this.parser.parseInline(tokens)}</td>`
      const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')
      const body = rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')
      return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
    },
  },
})

function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === 1) throw new PageProblem(t.secondTitle)
    if (token.type === 'heading' && token.depth === 2) parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
}

function html(tokens: Token[]): string {
  return sanitize(marked.parser(tokens), rules).trim()
}

const rules: sanitize.IOptions = {
  allowedTags:
    'h2 h3 h4 p br hr strong em b i u s sub sup bdi ul ol li a blockquote code pre table thead tbody tr th td'.split(
      ' ',
    ),
  allowedAttributes: { a: ['href'], bdi: ['dir'], th: ['scope'], td: ['data-label'], ol: ['start'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

/** @param ids those given before, each with the number that was last added to it */
function newId(title: string, ids: Map<string, number>): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['section']
  const id = words.join('-')
  let number = ids.get(id) ?? 1
  let free = id
  while (ids.has(free)) free = `${id}-${++number}`
  ids.set(free, 1)
  ids.set(id, number)
  return free
}
