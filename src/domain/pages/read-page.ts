import { parse, YAMLParseError } from 'yaml'
import { issuesInWords } from '#contract/api/issues.ts'
import { type Page, type PageName, pages } from '#contract/content/pages.ts'
import { pageErrors as t } from '#messages/admin.ts'
import type { Language } from '#messages/languages.ts'
import { PageProblem } from './page-problem.ts'
import { fillHead, fillMarkdown, type Placeholders } from './placeholders.ts'
import { renderMarkdown } from './render-markdown.ts'

/**
 * A page from what its file says: a head in YAML between two lines of `---`, then Markdown.
 * @throws PageProblem when something about it cannot be used
 */
export function readPage<Name extends PageName>(
  name: Name,
  written: string,
  { language, placeholders }: { language: Language; placeholders: Placeholders },
): Page<Name> {
  const { head, markdown } = split(written)
  const fields = fillHead(readYaml(head), placeholders)
  const body = renderMarkdown(fillMarkdown(markdown, placeholders))
  const page = { ...fields, name, language, ...body }
  const result = pages[name].safeParse(page)
  if (!result.success) throw new PageProblem(issuesInWords(result.error.issues, page, t.head))
  // The schema of this name gave it; TypeScript cannot follow that through the table.
  return result.data as Page<Name>
}

const form = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/

function split(written: string): { head: string; markdown: string } {
  const [, head, markdown] = form.exec(written) ?? []
  if (head === undefined || markdown === undefined) throw new PageProblem(t.noHead)
  return { head, markdown }
}

function readYaml(head: string): object {
  const fields = parsed(head)
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new PageProblem(t.notFields)
  return fields
}

function parsed(head: string): unknown {
  try {
    // References to other parts can multiply a few lines into gigabytes.
    return parse(head, { maxAliasCount: 0, logLevel: 'error' })
  } catch (error) {
    if (error instanceof ReferenceError) throw new PageProblem(t.reference)
    if (!(error instanceof YAMLParseError)) throw error
    // The head begins in the file's second line.
    const line = (error.linePos?.[0].line ?? 0) + 1
    throw new PageProblem(t.line({ line, problem: error.message.split(/ at line|\n/)[0] ?? '' }))
  }
}
