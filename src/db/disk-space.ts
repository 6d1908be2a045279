import { statfsSync } from 'node:fs'

// PostgreSQL writes its log in segments of this size; without room for the next one it stops.
const segmentBytes = 16 * 1024 * 1024

/** What a new, empty cluster takes. */
export const newClusterBytes = 40 * 1024 * 1024

/** Whether the disk that holds `folder` has less space left than a database needs. */
export function isDiskFull(folder: string, neededBytes = segmentBytes): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < neededBytes
  } catch {
    return false
  }
}
