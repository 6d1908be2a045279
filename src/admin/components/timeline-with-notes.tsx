import { adminComponents as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { Panel } from './screen.tsx'
import { type Happening, Happenings } from './timeline.tsx'

/** The history of a record, the newest first, and a field to add a note. */
export function NotedTimeline({
  all,
  label,
  note,
  onNoted,
}: {
  all: readonly Happening[]
  /** The label of the note field. */
  label: string
  note: (text: string) => Promise<unknown>
  /** Reloads the history. */
  onNoted: () => Promise<void>
}) {
  const form = useForm({
    initial: { text: '' },
    async send({ text }) {
      await note(text)
      form.restart()
      await onNoted()
    },
  })
  return (
    <Panel title={t.timeline.title}>
      <div className="mb-6">
        <SubmitForm form={form} submit={t.timeline.addNote} variant="plain">
          <Field {...form.field('text')} label={label} name="note" multiline />
        </SubmitForm>
      </div>
      <Happenings all={all} />
    </Panel>
  )
}
