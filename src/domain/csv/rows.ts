import { parse } from 'csv-parse/sync'
import { importErrors as errors, importRowErrors as t } from '#messages/admin.ts'
import { CannotImport } from './cannot-import.ts'
import { type Line, longestLine, readLines, type TextFile } from './lines.ts'
import type { SourceRow } from './source-row.ts'

/** A field may hold line breaks, but a quote that is never closed must not swallow the rest of the file. */
const mostLinesOfARow = 50

/**
 * The rows of a CSV file, empty lines left out. A row that cannot be read comes with its problem; the next line
 * is read as if nothing had been.
 * @throws CannotImport when the file has no header with the needed columns
 */
export async function* readCsv(
  file: TextFile,
  options: { columns: readonly string[]; delimiter: string },
): AsyncGenerator<SourceRow> {
  const lines = withLookAhead(readLines(file))
  try {
    const header = readHeader(file, await lines.take(), options)
    for (let line = await lines.take(); line; line = await lines.take()) {
      if (line.text.trim() === '') continue
      yield await readRow(line, lines, header, options.delimiter)
    }
  } finally {
    await lines.end()
  }
}

/**
 * The column names of a CSV file.
 * @throws CannotImport when it has none, or lacks a needed one
 */
export async function readColumns(
  file: TextFile,
  options: { columns: readonly string[]; delimiter: string },
): Promise<string[]> {
  const lines = withLookAhead(readLines(file))
  try {
    return readHeader(file, await lines.take(), options)
  } finally {
    await lines.end()
  }
}

function readHeader(
  { name }: TextFile,
  line: Line | undefined,
  { columns, delimiter }: { columns: readonly string[]; delimiter: string },
): string[] {
  if (!line) throw new CannotImport(errors.emptyFile({ file: name }))
  const names = line.problem ? undefined : parseLine(line.text, delimiter)?.map((name) => name.trim())
  if (!names) throw new CannotImport(errors.notCsvFile({ file: name }))
  const missing = columns.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    throw new CannotImport(
      errors.lacksColumns({ file: name, missing: missing.join(', '), columns: list(names) }),
    )
  }
  return names
}

function list(names: readonly string[]): string {
  const shown = names.slice(0, 20).map((name) => name.slice(0, 40))
  return shown.join(', ') + (names.length > shown.length ? ', …' : '')
}

async function readRow(
  first: Line,
  lines: LookAhead,
  header: readonly string[],
  delimiter: string,
): Promise<SourceRow> {
  const place = { line: first.number, bytesRead: first.bytesRead }
  const unread = (problem: string) => ({ ...place, raw: [first.text.slice(0, 1000)], problem })
  if (first.problem) return unread(first.problem)
  const whole = await wholeRow(first, lines)
  const fields = whole && parseLine(whole.text, delimiter)
  if (!fields || (whole.more > 0 && fields.length !== header.length)) return unread(t.quotes)
  lines.drop(whole.more)
  const raw = fields.map((field) => field.slice(0, 1000))
  if (fields.length !== header.length)
    return { ...place, raw, problem: t.columnCount({ columns: fields.length, expected: header.length }) }
  return { ...place, raw, cells: new Map(header.map((name, at) => [name, fields[at] ?? ''])) }
}

/** The line with the following ones that its open quote reaches into; undefined when it does not close in time. */
async function wholeRow(first: Line, lines: LookAhead): Promise<{ text: string; more: number } | undefined> {
  let text = first.text
  let isOpen = hasOpenQuote(text)
  let more = 0
  while (isOpen) {
    const next = more + 1 < mostLinesOfARow ? await lines.peek(more) : undefined
    if (!next || next.problem || text.length + next.text.length > longestLine) return undefined
    text += `\n${next.text}`
    if (hasOpenQuote(next.text)) isOpen = false
    more++
  }
  return { text, more }
}

function hasOpenQuote(text: string): boolean {
  let quotes = 0
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) quotes++
  return quotes % 2 === 1
}

function parseLine(text: string, delimiter: string): string[] | undefined {
  try {
    return parse(text, { delimiter, relax_column_count: true, record_delimiter: '\0' })[0]
  } catch {
    return undefined
  }
}

interface LookAhead {
  take(): Promise<Line | undefined>
  peek(at: number): Promise<Line | undefined>
  drop(count: number): void
  end(): Promise<void>
}

function withLookAhead(source: AsyncGenerator<Line>): LookAhead {
  const waiting: Line[] = []
  const pull = async () => {
    const { done, value } = await source.next()
    return done ? undefined : value
  }
  return {
    take: async () => waiting.shift() ?? pull(),
    async peek(at) {
      while (waiting.length <= at) {
        const line = await pull()
        if (!line) return undefined
        waiting.push(line)
      }
      return waiting[at]
    },
    drop: (count) => void waiting.splice(0, count),
    end: async () => void (await source.return(undefined)),
  }
}
