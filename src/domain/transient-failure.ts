/** Temporary failures: the client is asked to retry, and no one has made a mistake. */
import { DatabaseUnreachable } from '#db/database-watch.ts'
import { isUnreachable } from '#storage/storage.ts'

// Connection refused, reset or timed out; the server shutting down, starting up, without connections or room, or a
// server that may not write at the moment; a statement that took too long.
const ofDatabase =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|57P0[1-3]|57014|53\w{3}|08\w{3}|25006|58030)$/
const ofDriver =
  /^(?:Connection terminated|Client was closed|timeout exceeded when trying to connect|Query read timeout)/
// The disk or this process has no room for another file.
const ofFiles = /^(?:ENOSPC|EDQUOT|EROFS|EMFILE|ENFILE)$/
// Two statements deadlocked, or one waited too long for a lock.
const ofClash = /^(?:40001|40P01|55P03)$/

/** Whether what failed may work when it is tried again in a moment. */
export function isTransient(error: unknown): boolean {
  return isUnreachableOrFull(error) || hasCause(error, (cause) => ofClash.test(codeOf(cause)))
}

/**
 * Whether the database, the storage or the disk was unreachable or full, which affects the next request as
 * well.
 */
function isUnreachableOrFull(error: unknown): boolean {
  return hasCause(error, (cause) => {
    if (cause instanceof DatabaseUnreachable || isUnreachable(cause) || ofDriver.test(cause.message))
      return true
    return ofDatabase.test(codeOf(cause)) || ofFiles.test(codeOf(cause))
  })
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Whether no query was sent, because the database is known not to answer. */
export function isDatabaseUnreachable(error: unknown): boolean {
  return hasCause(error, (cause) => cause instanceof DatabaseUnreachable)
}

function hasCause(error: unknown, fits: (cause: Error) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (fits(cause)) return true
  return false
}
