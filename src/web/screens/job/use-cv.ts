import { useEffect } from 'react'
import { validationMessages } from '#contract/messages.ts'
import type { Attached } from '../../forms/use-form.ts'
import { tellFailure } from '../../shell/toasts.ts'
import { sendResume } from '../../ui/upload/send-resume.ts'
import { useUploads } from '../../ui/upload/use-uploads.ts'

/** The CV of an application, uploaded as soon as it is chosen; what comes of it is `attached` to the form. */
export function useCv() {
  const uploads = useUploads({ kinds: ['document'], send: sendResume, isOne: true })
  const [upload] = uploads.uploads
  const [stored] = uploads.stored
  const hasFailed = upload?.status === 'failed'
  useEffect(() => {
    if (hasFailed) tellFailure('jobApplication', new Error('The CV was not uploaded'))
  }, [hasFailed])
  const attached: Attached = {
    value: stored?.address ?? '',
    error: uploads.isBusy ? validationMessages.stillUploading : undefined,
  }
  const reset = () => {
    if (upload) uploads.remove(upload.key)
  }
  return { uploads, attached, reset }
}
