import { type FileHandle, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { csvLine } from '#domain/exports/csv.ts'
import { CannotImport } from '#domain/imports/cannot-import.ts'
import type { Refusal } from '#domain/imports/source-row.ts'

/** The CSV file of refused rows. It exists once the first row was refused. */
export interface RefusedFile {
  add(refusal: Refusal): Promise<void>
  /** Where the refused rows stand; undefined when there are none. */
  close(): Promise<string | undefined>
}

/**
 * Refused rows go to `<input>.refused.csv` beside the input, or to the first of `otherFolders` that takes it.
 * The file of an earlier import is replaced; after an import without refusals there is none.
 */
export async function createRefusedFile(
  input: string,
  columns: readonly string[],
  otherFolders: readonly string[],
): Promise<RefusedFile> {
  const name = `${path.basename(input)}.refused.csv`
  const places = [path.dirname(input), ...otherFolders].map((folder) => path.join(folder, name))
  await Promise.all(places.map((place) => rm(place, { force: true }).catch(() => {})))
  let opened: { file: FileHandle; place: string } | undefined

  return {
    async add({ line, reason, raw }) {
      if (!opened) {
        opened = await openFirst(places)
        await opened.file.write(csvLine(['line', 'reason', ...columns]))
      }
      await opened.file.write(csvLine([String(line), reason, ...raw]))
    },
    async close() {
      await opened?.file.close()
      return opened?.place
    },
  }
}

async function openFirst(places: readonly string[]): Promise<{ file: FileHandle; place: string }> {
  for (const place of places) {
    try {
      if (!(await mayWriteTo(path.dirname(place)))) continue
      return { file: await open(place, 'w'), place }
    } catch {}
  }
  throw new CannotImport(
    `The list of refused rows cannot be written to ${places.join(' or ')}: give one of these folders rights.`,
  )
}

/** A folder that is closed to writing is left alone, even by an account that may do anything. */
async function mayWriteTo(folder: string): Promise<boolean> {
  return ((await stat(folder)).mode & 0o222) !== 0
}
