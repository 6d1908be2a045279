import type { ReactNode } from 'react'
import { trapField } from '#contract/forms/form-signals.ts'
import { formRefusals } from '#messages/common.ts'
import { formParts as t } from '#messages/site.ts'
import { SubmitButton } from '#ui/button.tsx'
import { localPath } from '#ui/local-path.ts'
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
  isSecond = false,
  children,
}: {
  form: Pick<
    ReturnType<typeof useForm<'', unknown>>,
    'id' | 'box' | 'status' | 'isValid' | 'isProving' | 'problem' | 'summary' | 'submit'
  >
  action: string
  submit: ReturnType<typeof submitTexts>
  /** One of its fields is a file. */
  hasFile?: boolean
  /** Another form of the page has the green button. */
  isSecond?: boolean
  children: ReactNode
}) {
  return (
    <form
      ref={form.box}
      method="post"
      action={localPath(action)}
      encType={hasFile ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={form.submit}
      className="stack-3.5"
    >
      <input type="hidden" name="form" value={form.id} />
      <ErrorSummary problem={form.problem} items={form.summary} />
      {children}
      <Trap />
      {form.isProving && (
        <p role="status" className="text-sm text-muted">
          {t.checking}
        </p>
      )}
      <SubmitButton
        status={form.status}
        texts={submit}
        valid={form.isValid}
        variant={isSecond ? 'plain' : 'main'}
        wide
      />
    </form>
  )
}

/** Out of sight and reach of people, of their screen readers and of what fills in forms for them. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute size-0 overflow-hidden">
      <label>
        {formRefusals.trapLabel}
        <input
          type="text"
          name={trapField}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          defaultValue=""
        />
      </label>
    </div>
  )
}
