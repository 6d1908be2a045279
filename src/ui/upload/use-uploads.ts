import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FileKind } from '#contract/files/upload-types.ts'
import {
  createUploadList,
  isOnItsWay,
  type Stored,
  type UploadList,
  type UploadOptions,
  type UploadsShown,
} from './upload-list.ts'

export type Uploads<Kept extends Stored = Stored> = UploadsShown<Kept> &
  Pick<UploadList, 'add' | 'retry' | 'remove' | 'dismiss'> & {
    kinds: readonly FileKind[]
    isOne: boolean
    /** What is stored, in the order in which it was chosen. */
    stored: readonly Kept[]
    /** Whether something is still on its way: a form waits for it. */
    isBusy: boolean
  }

/**
 * The files of one field: give it to `UploadField` and read `stored` for what to send with the form. The options
 * are those of the first render. Leaving the screen stops what is on its way; leaving the site is asked about first.
 */
export function useUploads<Kept extends Stored>(options: UploadOptions<Kept>): Uploads<Kept> {
  const [list] = useState(() => createUploadList(options))
  const shown = useSyncExternalStore(list.subscribe, list.shown, list.shown)
  const isBusy = shown.uploads.some(isOnItsWay)
  useEffect(() => list.stop, [list])
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
  const stored = shown.uploads.flatMap((upload) => (upload.status === 'done' ? [upload.stored] : []))
  const { add, retry, remove, dismiss } = list
  const { kinds, isOne = false } = options
  return { ...shown, kinds, isOne, stored, isBusy, add, retry, remove, dismiss }
}
