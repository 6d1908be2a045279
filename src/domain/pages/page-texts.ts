import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Page, type PageName, pageNames } from '#contract/content/pages.ts'
import { type Language, languages } from '#messages/languages.ts'
import { Unavailable } from '../errors.ts'
import { PageProblem } from './page-problem.ts'
import { PageReader } from './page-reader.ts'
import type { Placeholders } from './placeholders.ts'

export type PageTextsOptions = {
  /** Where the files are: `about.md` and so on, their Urdu texts in `ur/`. */
  folder: string
  placeholders: Record<Language, Placeholders>
  /** Told in one plain sentence what is wrong with a file. */
  onProblem: (sentence: string) => void
}

/** Every text that a page can have. */
export const pageFiles = languages.flatMap((language) => pageNames.map((name) => ({ name, language })))

const keyOf = (name: PageName, language: Language) => `${language}/${name}` as const
type Key = ReturnType<typeof keyOf>

/**
 * The texts of the folder. A file that cannot be used is reported, and its last good text stays. A page needs its
 * English file; the Urdu one is optional.
 */
export class PageTexts {
  readonly #options: PageTextsOptions
  #placeholders: Record<Language, Placeholders>
  readonly #reader = new PageReader()
  readonly #pages = new Map<Key, Page>()
  /** The page made from the newest saved text, by its number. */
  readonly #saved = new Map<Key, { id: number; page: Page | undefined }>()

  constructor(options: PageTextsOptions) {
    this.#options = options
    this.#placeholders = options.placeholders
  }

  /** Fills all texts with new placeholders; nothing is read again when they are the same. */
  async fillWith(placeholders: Record<Language, Placeholders>): Promise<void> {
    const isSame = JSON.stringify(placeholders) === JSON.stringify(this.#placeholders)
    if (isSame) return
    this.#placeholders = placeholders
    this.#saved.clear()
    await this.readAll()
  }

  get<Name extends PageName>(name: Name, language: Language): Page<Name> | undefined {
    // `read` stores under a name only what the schema of that name gave.
    return this.#pages.get(keyOf(name, language)) as Page<Name> | undefined
  }

  fileOf(name: PageName, language: Language): string {
    const { folder } = this.#options
    return language === 'en' ? join(folder, `${name}.md`) : join(folder, language, `${name}.md`)
  }

  /** The text of a page's file; undefined when it cannot be read. */
  async fileText(name: PageName, language: Language): Promise<string | undefined> {
    return readFile(this.fileOf(name, language), 'utf8').catch(() => undefined)
  }

  /**
   * A page of a text that is not in a file, its placeholders filled in; read outside the site's main thread.
   * @throws PageProblem when something about it cannot be used, Unavailable when too many wait to be read
   */
  async compose<Name extends PageName>(name: Name, language: Language, written: string): Promise<Page<Name>> {
    const placeholders = this.#placeholders[language]
    const page = await this.#reader.read({ name, language, written, placeholders })
    // It was read by the schema of this name.
    return page as Page<Name>
  }

  /** The page of the text saved under this number; undefined, and reported, when it can no longer be used. */
  async saved<Name extends PageName>(
    name: Name,
    language: Language,
    { id, written }: { id: number; written: string },
  ): Promise<Page<Name> | undefined> {
    const key = keyOf(name, language)
    const known = this.#saved.get(key)
    // A page under a name was composed for that name.
    if (known?.id === id) return known.page as Page<Name> | undefined
    let page: Page<Name> | undefined
    try {
      page = await this.compose(name, language, written)
    } catch (error) {
      if (error instanceof Unavailable) return undefined
      const [text, instead] =
        language === 'en' ? ['text', 'its file'] : ['Urdu text', 'its file or the English text']
      this.#options.onProblem(`The saved ${text} of ${name} ${reason(error)}: ${instead} is shown.`)
    }
    this.#saved.set(key, { id, page })
    return page
  }

  async readAll(): Promise<void> {
    await Promise.all(pageFiles.map(({ name, language }) => this.read(name, language)))
  }

  /** Reads a page's file again; resolves when its text, if it is valid, is shown. */
  async read(name: PageName, language: Language): Promise<void> {
    const file = this.fileOf(name, language)
    const key = keyOf(name, language)
    try {
      // Markdown and YAML take a while to load, which the start has better use for.
      const [written, { readPage }] = await Promise.all([readFile(file, 'utf8'), import('./read-page.ts')])
      const placeholders = this.#placeholders[language]
      this.#pages.set(key, readPage(name, written, { language, placeholders }))
    } catch (error) {
      if (language !== 'en' && isMissing(error)) {
        this.#pages.delete(key)
        return
      }
      const otherwise = language === 'en' ? 'the page cannot be shown' : 'the English text is shown'
      const after = this.#pages.has(key) ? 'its last good text stays' : otherwise
      this.#options.onProblem(`${file} ${reason(error)}: ${after}.`)
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function reason(error: unknown): string {
  if (error instanceof PageProblem) return `cannot be used (${error.message})`
  if (isMissing(error)) return 'is missing'
  return `cannot be read (${error instanceof Error ? error.message : String(error)})`
}
