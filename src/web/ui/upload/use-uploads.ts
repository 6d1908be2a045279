import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FileKind } from '#contract/upload-kinds.ts'
import { type StoredFile, sendFile } from './send-file.ts'
import { createUploadList, isOnItsWay, type UploadList, type UploadsShown } from './upload-list.ts'

export type Uploads = UploadsShown &
  Pick<UploadList, 'add' | 'retry' | 'remove'> & {
    kinds: readonly FileKind[]
    /** What is stored, in the order in which it was chosen. */
    stored: readonly StoredFile[]
    /** Whether something is still on its way: a form waits for it. */
    isBusy: boolean
  }

/**
 * The files of one field: give it to `UploadField` and read `stored` for what to send with the form. `kinds` are
 * those of the first render. Leaving the screen stops what is on its way; leaving the site is asked about first.
 */
export function useUploads(kinds: readonly FileKind[]): Uploads {
  const [list] = useState(() => createUploadList({ kinds, send: sendFile }))
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
  const { add, retry, remove } = list
  return { ...shown, kinds, stored, isBusy, add, retry, remove }
}
