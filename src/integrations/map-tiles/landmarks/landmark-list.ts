/** The landmarks of a map file as they are stored on disk: a line for the list, then a line for each. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { landmarkKinds } from '#contract/places/landmark-kinds.ts'
import type { Landmark } from './collect.ts'

// Another form of the lines, or other landmarks of the same file, get another number.
const format = 1
const linesAtOnce = 2_000
const kinds = new Set<string>(landmarkKinds)

/** Writes the landmarks of the map file with that version. */
export function writeLandmarkList(landmarks: readonly Landmark[], version: string): Buffer<ArrayBuffer> {
  const lines = landmarks.map(({ kind, lat, long, name, nameUr }) =>
    JSON.stringify([kind, lat, long, name, nameUr]),
  )
  return Buffer.from([headLine(version, lines.length), ...lines, ''].join('\n'))
}

/** Reads them, some thousand at a time. Undefined when it is not the whole list of that version. */
export async function readLandmarkList(bytes: Buffer, version: string): Promise<Landmark[] | undefined> {
  const [head, ...lines] = bytes.toString().split('\n')
  // The last line is empty in a list that was written to its end.
  if (lines.pop() !== '' || head !== headLine(version, lines.length)) return undefined
  const landmarks: Landmark[] = []
  for (const [at, line] of lines.entries()) {
    const [kind, lat, long, name, nameUr] = JSON.parse(line)
    if (!kinds.has(kind)) return undefined
    landmarks.push({ kind, lat, long, name, nameUr })
    if (at % linesAtOnce === linesAtOnce - 1) await nextTurn()
  }
  return landmarks
}

function headLine(version: string, count: number): string {
  return JSON.stringify({ format, version, count })
}
