import { useRouter } from '@tanstack/react-router'
import { AdminCallError } from '../call.ts'
import { notify, notifyFailure } from '../components/toasts.ts'
import { backOf, type ContentTypeNames } from './content-type.ts'

export type Archived = {
  archive: (id: number, archived: boolean) => Promise<unknown>
  /** Deleting changes other things as well, which bringing it back does not undo. */
  isFinal?: true
}

/** Deletes records and brings them back: a deleted record is in the archive. */
export function useArchiving(type: ContentTypeNames & Archived) {
  const router = useRouter()
  const orTell = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (thrown) {
      if (!(thrown instanceof AdminCallError)) throw thrown
      notifyFailure(thrown.message)
      return false
    } finally {
      await router.invalidate()
    }
  }
  const put = async <Row extends { id: number }>(
    rows: readonly Row[],
    archived: boolean,
    nameOf: (row: Row) => string,
  ): Promise<boolean> => {
    const all = async (isGone: boolean) => {
      for (const { id } of rows) await type.archive(id, isGone)
    }
    const [first] = rows
    if (!first || !(await orTell(() => all(archived)))) return false
    const what = rows.length === 1 ? nameOf(first) : `${rows.length} ${type.many.toLowerCase()}`
    const are = rows.length === 1 ? 'is' : 'are'
    const undo = async () => {
      await all(!archived)
      await router.invalidate()
    }
    notify(`${what} ${are} ${archived ? 'deleted' : backOf(type)}.`, type.isFinal ? undefined : undo)
    return true
  }
  return { put, orTell }
}
