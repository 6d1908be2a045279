/** One row of the file: its cells by column name, or why it could not be read. */
export type SourceRow = RowPlace & ({ cells: ReadonlyMap<string, string> } | { problem: string })

interface RowPlace {
  /** The line of the file on which the row begins; the header is line 1. */
  line: number
  /** The row as the file has it, for the list of refused rows. */
  raw: readonly string[]
  /** How far the file has been read, in bytes. */
  bytesRead: number
}

/** A row that does not get in, with the reason in plain words. */
export interface Refusal {
  line: number
  reason: string
  raw: readonly string[]
}
