import { ConfigError } from '#config'
import { databaseSentence } from '#db/database-sentence.ts'
import { isDiskFull, saysDiskFull } from '#db/disk-space.ts'
import { StartupError } from '#db/startup-error.ts'

/**
 * What keeps the site from starting, in one sentence that says what to do, however deep below it was met;
 * undefined for what an operator cannot put right. On a full disk PostgreSQL may be gone before it
 * can say so: then the disk of `dataDir` is asked.
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
