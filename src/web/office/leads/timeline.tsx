import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { call } from '../call.ts'
import { Panel } from '../ui/screen.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { useSending } from '../ui/use-sending.ts'
import { When } from '../ui/when.tsx'
import type { LeadDetail } from './lead-screen.tsx'

/** What happened to a lead, the newest first, and what somebody adds to it. */
export function Timeline({
  lead: { id, timeline },
  onShow,
}: {
  lead: LeadDetail
  /** Shows it anew. */
  onShow: () => Promise<void>
}) {
  const [text, setText] = useState('')
  const sending = useSending()
  const add = async () => {
    const note = () => call('noteOnLead', { params: { lead: id }, body: { text } })
    if (!(await sending.send(note))) return
    setText('')
    await onShow()
  }
  return (
    <Panel title="Timeline">
      <div className="mb-6">
        <SendForm sending={sending} submit="Add the note" look="plain" onSend={() => void add()}>
          <Field
            label="A note for yourself and your colleagues"
            name="note"
            multiline
            value={text}
            onValue={setText}
            error={sending.fields.text}
          />
        </SendForm>
      </div>
      <ol className="space-y-4 border-l border-line pl-5">
        {timeline.map(({ id: event, kind, note, actor, at }) => (
          <li key={event} className="relative">
            <span
              aria-hidden="true"
              className={`absolute top-2 -left-[25px] size-2.5 rounded-full ${kind === 'note' ? 'bg-gold' : 'bg-green-300'}`}
            />
            <p className="break-words whitespace-pre-line">{note}</p>
            <p className="text-sm text-muted">
              {`${actor}, `}
              <When iso={at} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
