/** The cells of a row, and what is said of one that cannot be read. */
import { tidyLine } from '#contract/text/tidy-text.ts'
import type { ImportProfile } from './profile.ts'

export type Cells = ReadonlyMap<string, string>

/** Why a row cannot become a listing, in plain words for the sender of the file. */
export class Unreadable extends Error {}

/** The text of columns, one after the other; empty where the file says that it does not know. */
export function textOf(cells: Cells, profile: ImportProfile, columns: readonly string[] = []): string {
  return columns
    .map((column) => tidyLine(cells.get(column) ?? '').replace(/\s+/g, ' '))
    .filter((text) => !profile.empty.some((nothing) => nothing.toLowerCase() === text.toLowerCase()))
    .join(' ')
}

/** The text, cut to a length with an ellipsis. */
export function shortened(text: string, length = 40): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`
}
