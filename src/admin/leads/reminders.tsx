import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { Panel } from '../components/screen.tsx'
import { SendForm } from '../components/send-form.tsx'
import { TaskList } from '../components/task-list.tsx'
import { notify } from '../components/toasts.ts'
import { useSending } from '../components/use-sending.ts'
import type { LeadDetail } from './lead-detail.ts'
import { fromLocalField, toLocalField, tomorrowMorning } from './lead-times.ts'

const hour = 3_600_000

/** One's own reminders about a lead. */
export function Reminders({
  lead: { id, name, tasks },
  onShow,
}: {
  lead: LeadDetail
  /** Shows it anew. */
  onShow: () => Promise<void>
}) {
  const [text, setText] = useState(`Call ${name}`)
  const [time, setTime] = useState(() => toLocalField(tomorrowMorning(Date.now())))
  const sending = useSending()
  const add = async () => {
    const body = { text, due_at: fromLocalField(time) ?? '', lead_id: id }
    if (!(await sending.send(() => call('addTask', { body })))) return
    notify('It stands among your reminders, here and on Today.')
    await onShow()
  }
  return (
    <Panel title="Remind me">
      <TaskList tasks={tasks} onChange={onShow} />
      <SendForm sending={sending} submit="Remind me" look="plain" onSend={() => void add()}>
        <Field label="What" name="task" value={text} onValue={setText} error={sending.fields.text} />
        <Field
          label="When, in Pakistan"
          name="due_at"
          type="datetime-local"
          value={time}
          onValue={setTime}
          error={sending.fields.due_at && 'Choose a day and a time'}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="tint" onClick={() => setTime(toLocalField(Date.now() + hour))}>
            In an hour
          </Button>
          <Button size="sm" variant="tint" onClick={() => setTime(toLocalField(tomorrowMorning(Date.now())))}>
            Tomorrow at ten
          </Button>
          <Button
            size="sm"
            variant="tint"
            onClick={() => setTime(toLocalField(tomorrowMorning(Date.now()) + 6 * 24 * hour))}
          >
            In a week
          </Button>
        </div>
      </SendForm>
    </Panel>
  )
}
