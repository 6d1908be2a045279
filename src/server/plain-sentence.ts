import { ConfigError } from '#config'
import { errorCode, StartupError } from '#db/startup-error.ts'

// What the file system and PostgreSQL say (class 53, disk_full).
const diskIsFull = new Set(['ENOSPC', 'EDQUOT', '53100'])

/**
 * What keeps the site from starting, in one sentence that says what to do, however deep below it was met;
 * undefined for what nobody who installs the site can put right.
 */
export function plainSentence(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof StartupError || at instanceof ConfigError) return at.message
    if (diskIsFull.has(errorCode(at) ?? '')) {
      return 'The disk that holds the data is full: free some space and start again.'
    }
  }
  return undefined
}
