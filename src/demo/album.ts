import type { StoredPicture } from './pictures.ts'

/** The pictures that are there, by the file's name without its ending, such as 'villa-day-01'. */
export class Album {
  readonly #byName: ReadonlyMap<string, StoredPicture>

  constructor(pictures: readonly StoredPicture[]) {
    this.#byName = new Map(pictures.map((picture) => [picture.file.replace(/\.\w+$/, ''), picture]))
  }

  named(name: string): StoredPicture | undefined {
    return this.#byName.get(name)
  }

  /** What rows say of a picture; null when it is not there. */
  addressOf(name: string | undefined): string | null {
    return this.named(name ?? '')?.address ?? null
  }

  /** The address of the first of them that is there. */
  firstOf(names: readonly string[]): string | null {
    return this.addressOf(names.find((name) => this.named(name)))
  }
}
