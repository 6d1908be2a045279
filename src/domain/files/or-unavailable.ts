import { uploads } from '#messages/common.ts'
import { isUnreachable } from '#storage/storage.ts'
import { Unavailable } from '../errors.ts'

/**
 * Returns the result of storing.
 * @throws Unavailable when the storage is out of reach, which it logs itself
 */
export async function orUnavailable<Stored>(storing: Promise<Stored>): Promise<Stored> {
  try {
    return await storing
  } catch (error) {
    throw isUnreachable(error) ? new Unavailable(uploads.notStored) : error
  }
}
