import { ConfigError } from '#config'
import { isDiskFull } from '#db/disk-space.ts'
import { errorCode, StartupError } from '#db/startup-error.ts'

// What the file system and PostgreSQL say (class 53, disk_full).
const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/**
 * What keeps the site from starting, in one sentence that says what to do, however deep below it was met;
 * undefined for what nobody who installs the site can put right. On a full disk PostgreSQL may be gone before it
 * can say so: then the disk of `dataDir` is asked.
 */
export function plainSentence(error: unknown, dataDir: string | undefined): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof StartupError || at instanceof ConfigError) return at.message
    if (diskFullCodes.has(errorCode(at) ?? '')) return diskIsFull
  }
  return dataDir !== undefined && isDiskFull(dataDir) ? diskIsFull : undefined
}

const diskIsFull = 'The disk that holds the data is full: free some space and start again.'
