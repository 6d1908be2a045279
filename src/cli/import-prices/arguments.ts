import { parseArgs } from 'node:util'
import { CannotImport } from '#domain/csv/index.ts'
import { readDate } from '#domain/imports/index.ts'
import { fromHere } from '../import/arguments.ts'

const usage =
  'npm run import-prices -- FILE [--profile NAME] [--source NAME] [--date DATE] [--refused FILE] [--preview]'

export type PriceImportArguments = {
  file: string
  /** Without one, the profile in profiles/ whose columns the file has. */
  profile: string | undefined
  source: string | undefined
  /** Of rows without one. */
  date: string | undefined
  /** Where refused rows go; without, into the data folder. */
  refused?: string | undefined
  preview: boolean
}

/**
 * Reads the command's arguments. Files are meant from where the command was typed.
 * @throws CannotImport with the way it is written
 */
export function readArguments(args: readonly string[]): PriceImportArguments {
  const { values, positionals } = parse(args)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new CannotImport(`Enter the file to import: ${usage}`)
  const { source, date } = values
  if (source !== undefined && !/^[a-z][a-z0-9-]{0,30}$/.test(source))
    throw new CannotImport('The source must be a short name such as portal-ads.')
  if (date !== undefined && !readDate(date))
    throw new CannotImport(`${date} is not a date: write it like 2023, 2023-05 or 2023-05-17.`)
  const refused = values.refused === undefined ? undefined : fromHere(values.refused)
  return { file: fromHere(file), profile: values.profile, source, date, refused, preview: values.preview }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        profile: { type: 'string' },
        source: { type: 'string' },
        date: { type: 'string' },
        refused: { type: 'string' },
        preview: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('.')[0] : String(error)
    throw new CannotImport(`${reason}. Usage: ${usage}`)
  }
}
