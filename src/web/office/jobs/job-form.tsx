import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { formatPrice } from '#contract/money.ts'
import { Field, FieldNote } from '../../ui/field.tsx'
import { dayInPakistan } from '../../when.ts'
import { call } from '../call.ts'
import { Choice } from '../ui/choice.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { tell } from '../ui/toasts.ts'
import { useSending } from '../ui/use-sending.ts'
import { type Draft, draftOf, fieldsOf } from './job-draft.ts'
import type { Choices, Job } from './words.ts'

const monthMs = 30 * 24 * 60 * 60 * 1000

/** Creates or changes an opening. */
export function JobForm({ job, choices }: { job: Job | undefined; choices: Choices }) {
  const [draft, setDraft] = useState<Draft>(() =>
    draftOf(job, choices, dayInPakistan(new Date(Date.now() + monthMs))),
  )
  const sending = useSending()
  const navigate = useNavigate()
  const router = useRouter()
  const { fields } = sending
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const text = (name: keyof Draft, label: string, hint?: string) => ({
    name,
    label,
    hint,
    value: draft[name],
    error: fields[name],
    onValue: (value: string) => change({ [name]: value }),
  })
  const save = async () => {
    const body = fieldsOf(draft)
    const isDone = await sending.send(async () => {
      if (job) await call('changeJob', { params: { job: job.id }, body })
      else await call('createJob', { body })
      await router.invalidate()
    })
    if (!isDone) return
    tell(job ? 'Saved. The careers page has it.' : 'Added. The careers page has it.')
    if (!job) await navigate({ to: '/jobs', search: { page: 1 } })
  }
  return (
    <SendForm sending={sending} submit={job ? 'Save' : 'Add the job'} onSend={() => void save()}>
      <div className="grid gap-4 md:grid-cols-2">
        <Field {...text('title', 'Title')} />
        <Field {...text('department', 'Department', choices.departments.slice(0, 6).join(', '))} />
        <div>
          <Choice
            label="City"
            value={draft.city_id}
            options={choices.cities.map(({ id, name }) => [String(id), name])}
            onValue={(city_id) => change({ city_id })}
          />
          <FieldNote id="city-note" tone="error">
            {fields.city_id}
          </FieldNote>
        </div>
        <Field {...text('employment', 'Employment', 'Such as Full time')} />
        <Field {...text('experience', 'Experience', 'Such as Two years in sales')} />
        <Field {...text('positions', 'Positions')} inputMode="numeric" />
        <Field
          {...text('salary_from', 'Salary from, PKR a month', echo(draft.salary_from))}
          inputMode="numeric"
        />
        <Field {...text('salary_to', 'Salary to, PKR a month', echo(draft.salary_to))} inputMode="numeric" />
        <Field {...text('closes_on', 'Last day for applications')} type="date" />
        <Choice
          label="State"
          value={draft.status}
          options={[
            ['open', 'Open: on the careers page'],
            ['closed', 'Closed'],
          ]}
          onValue={(status) => change({ status })}
        />
        <div className="md:col-span-2">
          <Field {...text('description', 'What there is to do')} multiline />
        </div>
        <div className="md:col-span-2">
          <Field {...text('requirements', 'What it takes', 'One a line')} multiline />
        </div>
      </div>
    </SendForm>
  )
}

/** What was typed, as people say it. */
function echo(typed: string): string {
  const amount = Number(typed.replace(/[\s,]/g, ''))
  return typed.trim() && Number.isFinite(amount) && amount > 0
    ? formatPrice(amount)
    : 'Left empty: by agreement'
}
