/** The dated tables of `content/taxes/*.yaml`, read at the start and whenever a file changes. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { issuesInWords } from '#contract/api/issues.ts'
import { TaxFile, type TaxTable } from '#contract/costs/tax-table.ts'

export type TaxFilesOptions = {
  folder: string
  /** Told in one plain sentence what is wrong with a file. */
  onProblem: (sentence: string) => void
}

type Known = { changedAt: number; size: number; tables: readonly TaxTable[] }

/** The contents of the tax files. A file that cannot be used is reported, and its previous contents stay. */
export class TaxFiles {
  readonly #options: TaxFilesOptions
  readonly #known = new Map<string, Known>()

  constructor(options: TaxFilesOptions) {
    this.#options = options
  }

  tables(): readonly TaxTable[] {
    return [...this.#known.values()].flatMap(({ tables }) => tables)
  }

  /** Reads what changed since the last time; says whether anything did. Without the folder there are no tables. */
  async read(): Promise<boolean> {
    const names = (await readdir(this.#options.folder).catch(() => []))
      .filter((name) => /\.ya?ml$/.test(name))
      .sort()
    const gone = [...this.#known.keys()].filter((name) => !names.includes(name))
    for (const name of gone) this.#known.delete(name)
    const changed = await Promise.all(names.map((name) => this.#readFile(name)))
    return gone.length > 0 || changed.includes(true)
  }

  async #readFile(name: string): Promise<boolean> {
    const file = join(this.#options.folder, name)
    const known = this.#known.get(name)
    try {
      const { mtimeMs: changedAt, size } = await stat(file)
      if (known?.changedAt === changedAt && known.size === size) return false
      this.#known.set(name, { changedAt, size, tables: known?.tables ?? [] })
      const tables = readTables(await readFile(file, 'utf8'))
      this.#known.set(name, { changedAt, size, tables })
      return true
    } catch (error) {
      const after = known ? 'what it said before stays' : 'its rates are left out'
      this.#options.onProblem(`${file} cannot be used (${reason(error)}): ${after}.`)
      return false
    }
  }
}

/** The tables of a file. @throws Error with what cannot be used about it */
export function readTables(written: string): readonly TaxTable[] {
  // References to other parts can multiply a few lines into gigabytes.
  const said: unknown = parse(written, { maxAliasCount: 0, logLevel: 'error' }) ?? []
  const result = TaxFile.safeParse(said)
  if (result.success) return result.data
  throw new Error(issuesInWords(result.error.issues, said, 'the list'))
}

function reason(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}
