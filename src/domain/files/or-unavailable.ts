import { uploads } from '#messages/common.ts'
import { isUnreachable } from '#storage/storage.ts'
import { Unavailable } from '../errors.ts'

/**
 * What storing gives.
 * @throws Unavailable when the storage is out of reach, which it tells the log by itself
 */
export async function orUnavailable<Stored>(storing: Promise<Stored>): Promise<Stored> {
  try {
    return await storing
  } catch (error) {
    throw isUnreachable(error) ? new Unavailable(uploads.notStored) : error
  }
}
