import { useState } from 'react'
import { adminViewings as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { fromLocalField, toLocalField, tomorrowMorning } from '../leads/lead-times.ts'

/** A time in Pakistan; when it clashes with another viewing it can be taken despite that. */
export function TimeForm({
  submit,
  send,
  onSent,
}: {
  submit: string
  send: (at: string, despiteClash: boolean) => Promise<unknown>
  onSent: () => void
}) {
  const [isClash, setClash] = useState(false)
  const form = useForm({
    initial: () => ({ at: toLocalField(tomorrowMorning(Date.now())), despite: false }),
    async send({ at, despite }) {
      await send(fromLocalField(at) ?? '', despite)
      onSent()
    },
    onFailure: (_, status) => setClash(status === 409),
  })
  return (
    <div className="px-6 pb-6">
      <SubmitForm form={form} submit={submit}>
        <Field {...form.field('at')} label={t.proposeAt} type="datetime-local" />
        {isClash && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              checked={form.values.despite}
              onChange={(event) => form.set('despite', event.target.checked)}
              className="size-4.5 accent-green-700"
            />
            {t.despiteClash}
          </label>
        )}
      </SubmitForm>
    </div>
  )
}
