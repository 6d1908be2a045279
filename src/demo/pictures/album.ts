import type { StoredPicture } from './library.ts'

/** The pictures that are there, by what they show and by name. */
export class Album {
  readonly #byKind: ReadonlyMap<string, readonly StoredPicture[]>
  readonly #byFile: ReadonlyMap<string, StoredPicture>

  constructor(pictures: readonly StoredPicture[]) {
    this.#byKind = Map.groupBy(pictures, ({ kind }) => kind)
    this.#byFile = new Map(pictures.map((picture) => [nameOf(picture), picture]))
  }

  /** All that are of one of the kinds. */
  of(...kinds: readonly string[]): StoredPicture[] {
    return kinds.flatMap((kind) => this.#byKind.get(kind) ?? [])
  }

  /** By the file's name without its ending, such as 'villa-day-01'. */
  named(name: string): StoredPicture | undefined {
    return this.#byFile.get(name)
  }
}

/** The file's name without its ending. */
export function nameOf({ file }: Pick<StoredPicture, 'file'>): string {
  return file.replace(/\.\w+$/, '')
}
