import { useRouter } from '@tanstack/react-router'
import { adminCollections as t } from '#messages/admin.ts'
import { AdminCallError } from '../call.ts'
import { notify, notifyFailure } from '../components/toasts.ts'
import type { ContentTypeNames } from './content-type.ts'

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
    const undo = async () => {
      await all(!archived)
      await router.invalidate()
    }
    notify(
      archived ? t.list.deletedToast({ what }) : t.list.restoredToast({ what }),
      type.isFinal ? undefined : undo,
    )
    return true
  }
  return { put, orTell }
}
