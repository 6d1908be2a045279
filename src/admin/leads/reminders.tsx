import { leadContact as t } from '#messages/admin.ts'
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
  /** Reloads the lead. */
  onShow: () => Promise<void>
}) {
  const form = useTaskForm({
    text: t.defaultReminder({ name }),
    lead: id,
    async onAdded() {
      notify(t.reminderAdded)
      await onShow()
    },
  })
  const setTime = (time: number) => form.set('due_at', toLocalField(time))
  return (
    <Panel title={t.reminders}>
      <TaskList tasks={tasks} onChange={onShow} />
      <SubmitForm form={form} submit={t.addReminder} variant="plain">
        <Field {...form.field('text')} label={t.reminderText} name="task" />
        <Field {...form.field('due_at')} label={t.reminderAt} type="datetime-local" />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="tint" onClick={() => setTime(Date.now() + hour)}>
            {t.inAnHour}
          </Button>
          <Button size="sm" variant="tint" onClick={() => setTime(tomorrowMorning(Date.now()))}>
            {t.tomorrow}
          </Button>
          <Button
            size="sm"
            variant="tint"
            onClick={() => setTime(tomorrowMorning(Date.now()) + 6 * 24 * hour)}
          >
            {t.inAWeek}
          </Button>
        </div>
      </SubmitForm>
    </Panel>
  )
}
