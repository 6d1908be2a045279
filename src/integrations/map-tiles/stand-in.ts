/** A map file that is used while the data folder has none. */
import { type Archive, openArchive } from './archive.ts'
import { warm } from './read-now.ts'

export type StandIn = {
  /** Undefined while there is none that can be read. */
  readonly now: Archive | undefined
  /** Asks again which file it is. @throws what `find` throws */
  look: () => Promise<void>
  close: () => Promise<void>
}

type Following = {
  /** Called when there is another file, or none any more. */
  onChange: () => void
  /** Called when the file cannot be read. */
  onProblem: (error: unknown) => void
}

/** @param find gives the path of the file; undefined for none */
export async function openStandIn(
  find: () => Promise<string | undefined>,
  { onChange, onProblem }: Following,
): Promise<StandIn> {
  let found: string | undefined
  let now: Archive | undefined
  let looking: Promise<void> = Promise.resolve()

  async function read(onChange: () => void): Promise<void> {
    const file = await find()
    if (file === found) return
    const before = now
    found = file
    now = file === undefined ? undefined : await openArchive(file).catch(complain)
    if (now) warm(now.file, now.bytes)
    onChange()
    await before?.close()
  }

  function complain(error: unknown): undefined {
    onProblem(error)
  }

  function look(): Promise<void> {
    looking = looking.catch(() => {}).then(() => read(onChange))
    return looking
  }

  await read(() => {})
  return {
    get now() {
      return now
    },
    look,
    async close() {
      await looking.catch(() => {})
      await now?.close()
      now = undefined
    },
  }
}
