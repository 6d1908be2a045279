import { ConfigError } from '#config'
import { databaseSentence } from '#db/database-sentence.ts'
import { isDiskFull, saysDiskFull } from '#db/disk-space.ts'
import { StartupError } from '#db/startup-error.ts'

/**
 * Explains why the site cannot start, in one sentence that says what to do, whatever the nested cause;
 * undefined for errors that an operator cannot fix. On a full disk PostgreSQL may end before it can report
 * it: then the disk of `dataDir` is checked.
 */
export function plainSentence(error: unknown, dataDir: string | undefined): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof StartupError || at instanceof ConfigError) return at.message
    if (saysDiskFull(at)) return diskIsFull
    const sentence = databaseSentence(at)
    if (sentence !== undefined) return sentence
  }
  return dataDir !== undefined && isDiskFull(dataDir) ? diskIsFull : undefined
}

const diskIsFull = 'The disk that holds the data is full: free some space and start again.'
