import path from 'node:path'
import { parseArgs } from 'node:util'
import { CannotImport } from '#domain/csv/index.ts'

const usage = 'npm run import -- FILE --profile NAME [--areas AREAS.csv] [--refused FILE] [--preview]'

export interface ImportArguments {
  file: string
  profile: string
  areas: string | undefined
  /** Where refused rows go; without, into the data folder. */
  refused?: string | undefined
  preview: boolean
}

/**
 * Reads the command's arguments. Files are meant from where the command was typed.
 * @throws CannotImport with the way it is written
 */
export function readArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0 || values.profile === undefined)
    throw new CannotImport(`Enter the file to import and its profile: ${usage}`)
  return {
    file: fromHere(file),
    profile: values.profile,
    areas: values.areas === undefined ? undefined : fromHere(values.areas),
    refused: values.refused === undefined ? undefined : fromHere(values.refused),
    preview: values.preview,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        profile: { type: 'string' },
        areas: { type: 'string' },
        refused: { type: 'string' },
        preview: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('.')[0] : String(error)
    throw new CannotImport(`${reason}. Usage: ${usage}`)
  }
}

/** npm runs scripts in the checkout, and says in INIT_CWD where the user is. */
export function fromHere(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
}
