import { useEffect, useRef } from 'react'
import { type StoredFile, sendFile } from '#ui/upload/send-file.ts'
import type { UploadOptions } from '#ui/upload/upload-list.ts'
import { type Uploads, useUploads } from '#ui/upload/use-uploads.ts'

/**
 * Uploads whose files go into a form as soon as they are stored: only those that are still on their way, or failed,
 * are left in the list. `number` counts the files in the order in which they were chosen.
 */
export function useStoredUploads(
  options: Pick<UploadOptions<StoredFile>, 'kinds' | 'isOne'>,
  onStored: (file: StoredFile, number: number) => void,
): Uploads<StoredFile> {
  const state = useUploads({ ...options, send: sendFile })
  const added = useRef(new Set<number>())
  const { uploads } = state
  useEffect(() => {
    for (const upload of uploads) {
      if (upload.status !== 'done' || added.current.has(upload.key)) continue
      added.current.add(upload.key)
      onStored(upload.stored, upload.key)
    }
  }, [uploads, onStored])
  return { ...state, uploads: uploads.filter(({ status }) => status !== 'done') }
}
