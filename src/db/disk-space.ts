import { statfsSync } from 'node:fs'
import { errorCode } from './startup-error.ts'

// The codes of the file system and of PostgreSQL (class 53, disk_full).
const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether this very error, and not one that it wraps, is that of a full disk. */
export function saysDiskFull(error: Error): boolean {
  return diskFullCodes.has(errorCode(error) ?? '')
}

// PostgreSQL writes its log in segments of this size; without room for the next one it stops.
const segmentBytes = 16 * 1024 * 1024

/** The size of a new, empty cluster. */
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
