import { adminViewings as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'

/** Why the agency declines or cancels, as the visitor reads it. */
export function DeclineForm({
  submit,
  send,
  onSent,
}: {
  submit: string
  send: (reason: string) => Promise<unknown>
  onSent: () => void
}) {
  const form = useForm({
    initial: { reason: '' },
    async send({ reason }) {
      await send(reason)
      onSent()
    },
  })
  return (
    <div className="px-6 pb-6">
      <SubmitForm form={form} submit={submit}>
        <Field {...form.field('reason')} label={t.reason} />
      </SubmitForm>
    </div>
  )
}
