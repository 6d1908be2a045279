import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { CannotImport, csvLine, type Refusal } from '#domain/csv/index.ts'

/** The CSV file of refused rows. It exists once the first row was refused. */
export interface RefusedFile {
  add(refusal: Refusal): Promise<void>
  /** The path of the file; undefined when no row was refused. */
  close(): Promise<string | undefined>
}

/** Where the refused rows of an input go unless the command says where: never beside the input. */
export function refusedFilePath(input: string, dataDir: string): string {
  return path.resolve(dataDir, 'refused-rows', `${path.basename(input)}.refused.csv`)
}

/**
 * Writes refused rows to `file`, for its owner alone. The file of an earlier import is replaced; after an import
 * without refusals there is none.
 * @throws CannotImport for a folder that cannot be written to
 */
export async function createRefusedFile(file: string, columns: readonly string[]): Promise<RefusedFile> {
  let opened: FileHandle | undefined
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await rm(file, { force: true })
  } catch (error) {
    throw cannotWrite(file, error)
  }

  return {
    async add({ line, reason, raw }) {
      if (!opened) {
        opened = await open(file, 'w', 0o600).catch((error) => {
          throw cannotWrite(file, error)
        })
        await opened.write(csvLine(['line', 'reason', ...columns]))
      }
      await opened.write(csvLine([String(line), reason, ...raw]))
    },
    async close() {
      await opened?.close()
      return opened && file
    },
  }
}

function cannotWrite(file: string, error: unknown): CannotImport {
  const reason = error instanceof Error ? error.message : String(error)
  return new CannotImport(
    `The refused rows cannot be written to ${file} (${reason}): choose another file with --refused.`,
  )
}
