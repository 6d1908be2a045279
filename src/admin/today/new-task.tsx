import { Field } from '#ui/field.tsx'
import { SubmitForm } from '../forms/form.tsx'
import { useTaskForm } from '../leads/use-task-form.ts'

/** A reminder that is about no lead. */
export function NewTask({ onAdded }: { onAdded: () => Promise<void> }) {
  const form = useTaskForm({ text: '', onAdded })
  return (
    <SubmitForm form={form} submit="Remind me" variant="plain">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field {...form.field('text')} label="Remind me to" name="task" />
        <Field {...form.field('due_at')} label="When, in Pakistan" type="datetime-local" />
      </div>
    </SubmitForm>
  )
}
