import { useState } from 'react'
import { callOutcomeNames } from '#contract/admin/lead-words.ts'
import { type CallOutcome, callOutcomes } from '#contract/admin/leads.ts'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { SendForm } from '../components/send-form.tsx'
import { useSending } from '../components/use-sending.ts'
import { fromLocalField, toLocalField, tomorrowMorning } from './lead-times.ts'

const hints: Readonly<Record<CallOutcome, string>> = {
  answered: 'You spoke with them: the waiting time ends.',
  'no answer': 'They still wait for a call.',
  'wrong number': 'They still wait: write to them instead.',
  'call back': 'They still wait. You get a reminder at this time.',
}

/** Records what became of a call. */
export function CallOutcomeForm({ lead, onRecorded }: { lead: number; onRecorded: (done: string) => void }) {
  const [outcome, setOutcome] = useState<CallOutcome>('answered')
  const [time, setTime] = useState(() => toLocalField(tomorrowMorning(Date.now())))
  const [text, setText] = useState('')
  const sending = useSending()
  const record = async () => {
    const body = {
      way: 'call' as const,
      outcome,
      ...(text.trim() !== '' && { text: text.trim() }),
      ...(outcome === 'call back' && { call_back_at: fromLocalField(time) ?? '' }),
    }
    if (await sending.send(() => call('contactLead', { params: { lead }, body }))) onRecorded(done[outcome])
  }
  return (
    <div className="px-6 pb-6">
      <SendForm sending={sending} submit="Record the call" onSend={() => void record()}>
        <fieldset>
          <legend className="mb-2 text-muted">What happened?</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {callOutcomes.map((one) => (
              <label
                key={one}
                className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-input border border-field bg-white px-3.5 has-checked:border-green-700 has-checked:bg-green-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name="outcome"
                  value={one}
                  checked={outcome === one}
                  onChange={() => setOutcome(one)}
                  className="size-4.5 accent-green-700"
                />
                {callOutcomeNames[one]}
              </label>
            ))}
          </div>
          <p aria-live="polite" className="mt-2 text-sm text-muted">
            {hints[outcome]}
          </p>
        </fieldset>
        {outcome === 'call back' && (
          <Field
            label="Call back at, in Pakistan"
            name="call_back_at"
            type="datetime-local"
            value={time}
            onValue={setTime}
            error={sending.fields.call_back_at}
          />
        )}
        <Field
          label="Note (optional)"
          name="text"
          multiline
          value={text}
          onValue={setText}
          error={sending.fields.text}
        />
      </SendForm>
    </div>
  )
}

const done: Readonly<Record<CallOutcome, string>> = {
  answered: 'Call recorded: answered.',
  'no answer': 'Call recorded: no answer.',
  'wrong number': 'Call recorded: wrong number.',
  'call back': 'Call recorded. The reminder is set.',
}
