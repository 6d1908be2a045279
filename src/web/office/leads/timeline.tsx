import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { call } from '../call.ts'
import { Happenings } from '../ui/happenings.tsx'
import { Panel } from '../ui/screen.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { useSending } from '../ui/use-sending.ts'
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
      <Happenings all={timeline.map((event) => ({ ...event, key: event.id }))} />
    </Panel>
  )
}
