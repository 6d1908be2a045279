import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Page, type PageName, pageNames } from '#contract/content/pages.ts'
import { Unavailable } from '../errors.ts'
import { PageProblem } from './page-problem.ts'
import { PageReader } from './page-reader.ts'
import type { Placeholders } from './placeholders.ts'

export type PageTextsOptions = {
  /** Where the files are, `about.md` and so on. */
  folder: string
  placeholders: Placeholders
  /** Told in one plain sentence what is wrong with a file. */
  onProblem: (sentence: string) => void
}

/** The texts of the folder. A file that cannot be used is told of, and its last good text stays. */
export class PageTexts {
  readonly #options: PageTextsOptions
  #placeholders: Placeholders
  readonly #reader = new PageReader()
  readonly #pages = new Map<PageName, Page>()
  /** What the newest saved text of a page was made into, by its number. */
  readonly #saved = new Map<PageName, { id: number; page: Page | undefined }>()

  constructor(options: PageTextsOptions) {
    this.#options = options
    this.#placeholders = options.placeholders
  }

  /** Has every text filled in with other words; nothing is read anew when they are the same. */
  async fillWith(placeholders: Placeholders): Promise<void> {
    const isSame = JSON.stringify(placeholders) === JSON.stringify(this.#placeholders)
    if (isSame) return
    this.#placeholders = placeholders
    this.#saved.clear()
    await this.readAll()
  }

  get<Name extends PageName>(name: Name): Page<Name> | undefined {
    // `read` stores under a name only what the schema of that name gave.
    return this.#pages.get(name) as Page<Name> | undefined
  }

  fileOf(name: PageName): string {
    return join(this.#options.folder, `${name}.md`)
  }

  /** What a page's file says; undefined when it cannot be read. */
  async fileText(name: PageName): Promise<string | undefined> {
    return readFile(this.fileOf(name), 'utf8').catch(() => undefined)
  }

  /**
   * A page of a text that stands in no file, its placeholders filled in; read beside the site's own thread.
   * @throws PageProblem when something about it cannot be used, Unavailable when too many wait to be read
   */
  async compose<Name extends PageName>(name: Name, written: string): Promise<Page<Name>> {
    const page = await this.#reader.read({ name, written, placeholders: this.#placeholders })
    // It was read by the schema of this name.
    return page as Page<Name>
  }

  /** The page of a text that was saved under this number; undefined, and told of, when it cannot be used any more. */
  async saved<Name extends PageName>(
    name: Name,
    { id, written }: { id: number; written: string },
  ): Promise<Page<Name> | undefined> {
    const known = this.#saved.get(name)
    // What stands under a name was composed for it.
    if (known?.id === id) return known.page as Page<Name> | undefined
    let page: Page<Name> | undefined
    try {
      page = await this.compose(name, written)
    } catch (error) {
      if (error instanceof Unavailable) return undefined
      this.#options.onProblem(`The saved text of ${name} ${reason(error)}: its file is shown.`)
    }
    this.#saved.set(name, { id, page })
    return page
  }

  async readAll(): Promise<void> {
    await Promise.all(pageNames.map((name) => this.read(name)))
  }

  /** Reads a page's file anew; resolves when its text, if it is a good one, is the one that is shown. */
  async read(name: PageName): Promise<void> {
    const file = this.fileOf(name)
    try {
      // Markdown and YAML take a while to load, which the start has better use for.
      const [written, { readPage }] = await Promise.all([readFile(file, 'utf8'), import('./read-page.ts')])
      this.#pages.set(name, readPage(name, written, this.#placeholders))
    } catch (error) {
      const after = this.#pages.has(name) ? 'its last good text stays' : 'the page cannot be shown'
      this.#options.onProblem(`${file} ${reason(error)}: ${after}.`)
    }
  }
}

function reason(error: unknown): string {
  if (error instanceof PageProblem) return `cannot be used (${error.message})`
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'is missing'
  return `cannot be read (${error instanceof Error ? error.message : String(error)})`
}
