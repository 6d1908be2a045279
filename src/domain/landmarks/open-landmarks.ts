/** The landmarks of the map file in use, read in the background and again when another file takes its place. */
import type { LandmarkSource } from '#integrations/map-tiles/open.ts'
import { LandmarkIndex } from './landmark-index.ts'

export type Landmarks = {
  /** Undefined without a map file, and while its landmarks are being read. */
  readonly now: LandmarkIndex | undefined
  /** Whether they are being read: answers meanwhile may soon be different. */
  readonly isReading: boolean
  /** Resolves when they have been read, or cannot be. */
  settled(): Promise<void>
}

/**
 * @param current gives the landmarks of the map file that is now in use
 * @param onTrouble called when they cannot be read; there are none then until another file is in use
 */
export function openLandmarks(
  current: () => LandmarkSource | undefined,
  onTrouble: (error: unknown) => void,
): Landmarks {
  let read: { version: string; index: LandmarkIndex | undefined } | undefined
  let reading: Promise<void> | undefined

  function follow(): void {
    const source = current()
    if (!source) read = undefined
    if (!source || reading || read?.version === source.version) return
    reading = take(source).finally(() => {
      reading = undefined
    })
  }

  async function take({ version, read: readAll }: LandmarkSource): Promise<void> {
    try {
      read = { version, index: await LandmarkIndex.of(await readAll()) }
    } catch (error) {
      read = { version, index: undefined }
      onTrouble(error)
    }
  }

  return {
    get now() {
      follow()
      return read?.version === current()?.version ? read?.index : undefined
    },
    get isReading() {
      follow()
      return reading !== undefined
    },
    async settled() {
      follow()
      while (reading) await reading.then(follow)
    },
  }
}
