import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { SendForm } from '../components/send-form.tsx'
import { useSending } from '../components/use-sending.ts'
import { fromLocalField, toLocalField, tomorrowMorning } from '../leads/lead-times.ts'

/** A reminder that is about no lead. */
export function NewTask({ onAdded }: { onAdded: () => Promise<void> }) {
  const [text, setText] = useState('')
  const [time, setTime] = useState(() => toLocalField(tomorrowMorning(Date.now())))
  const sending = useSending()
  const add = async () => {
    const body = { text, due_at: fromLocalField(time) ?? '' }
    if (!(await sending.send(() => call('addTask', { body })))) return
    setText('')
    await onAdded()
  }
  return (
    <SendForm sending={sending} submit="Remind me" look="plain" onSend={() => void add()}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Remind me to" name="task" value={text} onValue={setText} error={sending.fields.text} />
        <Field
          label="When, in Pakistan"
          name="due_at"
          type="datetime-local"
          value={time}
          onValue={setTime}
          error={sending.fields.due_at && 'Choose a day and a time'}
        />
      </div>
    </SendForm>
  )
}
