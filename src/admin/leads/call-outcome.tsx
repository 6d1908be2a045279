import { callOutcomeNames } from '#contract/admin/lead-labels.ts'
import { type CallOutcome, callOutcomes } from '#contract/admin/leads.ts'
import { leadContact as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { fromLocalField, toLocalField, tomorrowMorning } from './lead-times.ts'

const hints: Readonly<Record<CallOutcome, string>> = t.outcomeHelp

type CallRecord = { outcome: CallOutcome; call_back_at: string; text: string }

/** Records the outcome of a call. */
export function CallOutcomeForm({ lead, onRecorded }: { lead: number; onRecorded: (done: string) => void }) {
  const form = useForm<CallRecord>({
    initial: () => ({
      outcome: 'answered',
      call_back_at: toLocalField(tomorrowMorning(Date.now())),
      text: '',
    }),
    async send({ outcome, call_back_at, text }) {
      const body = {
        way: 'call' as const,
        outcome,
        ...(text.trim() !== '' && { text: text.trim() }),
        ...(outcome === 'call back' && { call_back_at: fromLocalField(call_back_at) ?? '' }),
      }
      await call('contactLead', { params: { lead }, body })
      onRecorded(done[outcome])
    },
  })
  const { outcome } = form.values
  return (
    <div className="px-6 pb-6">
      <SubmitForm form={form} submit={t.recordCall}>
        <fieldset>
          <legend className="mb-2 text-muted">{t.outcome}</legend>
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
                  onChange={() => form.set('outcome', one)}
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
          <Field {...form.field('call_back_at')} label={t.callBackAt} type="datetime-local" />
        )}
        <Field {...form.field('text')} label={t.note} multiline />
      </SubmitForm>
    </div>
  )
}

const done: Readonly<Record<CallOutcome, string>> = t.recorded
