import { today as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { SubmitForm } from '../forms/form.tsx'
import { useTaskForm } from '../leads/use-task-form.ts'

/** A reminder that is about no lead. */
export function NewTask({ onAdded }: { onAdded: () => Promise<void> }) {
  const form = useTaskForm({ text: '', onAdded })
  return (
    <SubmitForm form={form} submit={t.reminders.add} variant="plain">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field {...form.field('text')} label={t.reminders.text} name="task" />
        <Field {...form.field('due_at')} label={t.reminders.due} type="datetime-local" />
      </div>
    </SubmitForm>
  )
}
