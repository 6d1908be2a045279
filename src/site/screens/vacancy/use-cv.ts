import { useEffect } from 'react'
import { validationMessages } from '#messages/common.ts'
import { useUploads } from '#ui/upload/use-uploads.ts'
import { notifyFailure } from '../../forms/notify.ts'
import { sendResume } from '../../forms/send-resume.ts'
import type { Attached } from '../../forms/use-form.ts'

/** The CV of an application, uploaded as soon as it is chosen; the result is `attached` to the form. */
export function useCv() {
  const uploads = useUploads({ kinds: ['document'], send: sendResume, isOne: true })
  const [upload] = uploads.uploads
  const [stored] = uploads.stored
  const failed = upload?.status === 'failed' ? upload.key : undefined
  useEffect(() => {
    if (failed !== undefined) notifyFailure('jobApplication', new Error('The CV was not uploaded'))
  }, [failed])
  const attached: Attached = {
    value: stored?.address ?? '',
    error: uploads.isBusy ? validationMessages.stillUploading : undefined,
  }
  const reset = () => {
    if (upload) uploads.dismiss(upload.key)
  }
  return { uploads, attached, reset }
}
