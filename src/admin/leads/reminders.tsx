import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Panel } from '../components/screen.tsx'
import { TaskList } from '../components/task-list.tsx'
import { notify } from '../components/toasts.ts'
import { SubmitForm } from '../forms/form.tsx'
import type { LeadDetail } from './lead-detail.ts'
import { toLocalField, tomorrowMorning } from './lead-times.ts'
import { useTaskForm } from './use-task-form.ts'

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
  const form = useTaskForm({
    text: `Call ${name}`,
    lead: id,
    async onAdded() {
      notify('Reminder added. You find it here and on Today.')
      await onShow()
    },
  })
  const setTime = (time: number) => form.set('due_at', toLocalField(time))
  return (
    <Panel title="Remind me">
      <TaskList tasks={tasks} onChange={onShow} />
      <SubmitForm form={form} submit="Remind me" variant="plain">
        <Field {...form.field('text')} label="What" name="task" />
        <Field {...form.field('due_at')} label="When, in Pakistan" type="datetime-local" />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="tint" onClick={() => setTime(Date.now() + hour)}>
            In an hour
          </Button>
          <Button size="sm" variant="tint" onClick={() => setTime(tomorrowMorning(Date.now()))}>
            Tomorrow at ten
          </Button>
          <Button
            size="sm"
            variant="tint"
            onClick={() => setTime(tomorrowMorning(Date.now()) + 6 * 24 * hour)}
          >
            In a week
          </Button>
        </div>
      </SubmitForm>
    </Panel>
  )
}
