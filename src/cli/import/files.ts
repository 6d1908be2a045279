import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { CannotImport, readCsv, type TextFile } from '#domain/csv/index.ts'
import {
  type AreaPositions,
  createAreaPositions,
  type ImportProfile,
  ProfileError,
  parseProfile,
  profileFile,
  profileFileNames,
} from '#domain/imports/index.ts'
import { fromHere } from './arguments.ts'

/**
 * The profile of that name in profiles/, or the profile file at that path.
 * @throws CannotImport when there is none or it cannot be used
 */
export async function readProfile(name: string): Promise<ImportProfile> {
  const file = /^[\w-]+$/.test(name) ? profileFile(name) : fromHere(name)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) {
    const known = await profileFileNames()
    throw new CannotImport(
      `There is no profile '${name}': use one of ${known.join(', ')}, or the path of a profile file.`,
    )
  }
  try {
    return parseProfile(text, name)
  } catch (error) {
    throw error instanceof ProfileError ? new CannotImport(error.message) : error
  }
}

/**
 * The size of a file that is there to be read.
 * @throws CannotImport when it is not
 */
export async function sizeOfFile(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  if (!found) throw new CannotImport(`There is no file ${file}: check its name and folder.`)
  if (!found.isFile()) throw new CannotImport(`${file} is not a file: enter the path of a CSV file.`)
  return found.size
}

/**
 * Positions of areas from a CSV file with the columns city, name, lat and long; rows that cannot be used are
 * left out and counted.
 * @throws CannotImport when there is no such file or it lacks a column
 */
export async function readPositions(
  file: string | undefined,
): Promise<{ positions: AreaPositions; used: number; unusable: number }> {
  const positions = createAreaPositions()
  let used = 0
  let unusable = 0
  if (file === undefined) return { positions, used, unusable }
  await sizeOfFile(file)
  for await (const row of readCsv(onDisk(file), {
    columns: ['city', 'name', 'lat', 'long'],
    delimiter: ',',
  })) {
    const cell = (name: string) => ('cells' in row ? (row.cells.get(name) ?? '') : '')
    const area = { city: cell('city'), name: cell('name'), lat: cell('lat'), long: cell('long') }
    if (positions.add(area)) used++
    else unusable++
  }
  return { positions, used, unusable }
}

/** A file as the importer reads it. */
export function onDisk(file: string): TextFile {
  return { name: file, open: () => createReadStream(file) }
}
