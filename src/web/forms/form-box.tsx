import type { ReactNode } from 'react'
import { SubmitButton } from '../ui/button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { submitTexts } from './submit-texts.ts'
import type { useForm } from './use-form.ts'

/**
 * The form around its fields: what is wrong above them, the submit button below. Without JavaScript it posts to
 * `action`, the page whose route takes this form.
 */
export function FormBox({
  form,
  action,
  submit,
  hasFile = false,
  children,
}: {
  form: Pick<
    ReturnType<typeof useForm<'', unknown>>,
    'id' | 'status' | 'isValid' | 'problem' | 'summary' | 'submit'
  >
  action: string
  submit: ReturnType<typeof submitTexts>
  /** One of its fields is a file. */
  hasFile?: boolean
  children: ReactNode
}) {
  return (
    <form
      method="post"
      action={action}
      encType={hasFile ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={form.submit}
      className="space-y-3.5"
    >
      <input type="hidden" name="form" value={form.id} />
      <ErrorSummary problem={form.problem} items={form.summary} />
      {children}
      <SubmitButton status={form.status} texts={submit} valid={form.isValid} wide />
    </form>
  )
}
