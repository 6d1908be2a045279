import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { Panel } from './screen.tsx'
import { SendForm } from './send-form.tsx'
import { type Happening, Happenings } from './timeline.tsx'
import { useSending } from './use-sending.ts'

/** What happened to something, the newest first, and what somebody adds to it. */
export function NotedTimeline({
  all,
  label,
  note,
  onNoted,
}: {
  all: readonly Happening[]
  /** Whom a note is for. */
  label: string
  note: (text: string) => Promise<unknown>
  /** Shows it anew. */
  onNoted: () => Promise<void>
}) {
  const [text, setText] = useState('')
  const sending = useSending()
  const add = async () => {
    if (!(await sending.send(() => note(text)))) return
    setText('')
    await onNoted()
  }
  return (
    <Panel title="Timeline">
      <div className="mb-6">
        <SendForm sending={sending} submit="Add the note" look="plain" onSend={() => void add()}>
          <Field
            label={label}
            name="note"
            multiline
            value={text}
            onValue={setText}
            error={sending.fields.text}
          />
        </SendForm>
      </div>
      <Happenings all={all} />
    </Panel>
  )
}
