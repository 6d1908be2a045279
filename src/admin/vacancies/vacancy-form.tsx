import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { formatAmount, parsePrice, priceUnits } from '#contract/text/money.ts'
import { Field, FieldNote } from '#ui/field.tsx'
import { dayInPakistan } from '#ui/format-date.ts'
import { AdminCallError, type Answer, call } from '../call.ts'
import { CollisionPanel } from '../collections/collision-panel.tsx'
import type { Values } from '../collections/field-spec.ts'
import { type Merge, merge } from '../collections/merge.ts'
import { Choice } from '../components/choice.tsx'
import { SendForm } from '../components/send-form.tsx'
import { notify } from '../components/toasts.ts'
import { useSending } from '../components/use-sending.ts'
import type { Choices, Job } from './labels.ts'
import { Draft, draftOf, fieldsOf } from './vacancy-draft.ts'

type JobCollision = Merge & {
  theirs: { job: Job; lastSaved: Answer<'keptJob'>['lastSaved'] }
  theirValues: Values
}

const monthMs = 30 * 24 * 60 * 60 * 1000

/** Creates or changes an opening. */
export function JobForm({ job, choices }: { job: Job | undefined; choices: Choices }) {
  const typed = (one: Job | undefined) => draftOf(one, choices, dayInPakistan(new Date(Date.now() + monthMs)))
  const [seen, setSeen] = useState(job)
  const [base, setBase] = useState(() => typed(job))
  const [draft, setDraft] = useState(base)
  const [collision, setCollision] = useState<JobCollision>()
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
  const take = (saved: Job) => {
    setSeen(saved)
    setBase(typed(saved))
    setDraft(typed(saved))
    setCollision(undefined)
  }
  const changed = async ({ id, version }: Job, fields: ReturnType<typeof fieldsOf>) => {
    try {
      return (await call('changeJob', { params: { job: id }, body: { ...fields, version } })).data
    } catch (thrown) {
      if (thrown instanceof AdminCallError && thrown.status === 409) {
        const { data, lastSaved } = await call('keptJob', { params: { job: id } })
        const theirValues = typed(data)
        const theirs = { job: data, lastSaved }
        setCollision({ theirs, theirValues, ...merge(base, draft, theirValues) })
      }
      throw thrown
    }
  }
  const goOn = ({ theirs, theirValues }: JobCollision, values: Values) => {
    setSeen(theirs.job)
    setBase(Draft.parse(theirValues))
    setDraft(Draft.parse(values))
    setCollision(undefined)
  }
  const save = async () => {
    const body = fieldsOf(draft)
    const isDone = await sending.send(async () => {
      if (seen) take(await changed(seen, body))
      else await call('createJob', { body })
      await router.invalidate()
    })
    if (!isDone) return
    notify(job ? 'Saved. The careers page has it.' : 'Added. The careers page has it.')
    if (!job) await navigate({ to: '/jobs', search: { page: 1 } })
  }
  return (
    <SendForm sending={sending} submit={job ? 'Save' : 'Add the job'} onSend={() => void save()}>
      {collision && (
        <CollisionPanel
          sections={[{ fields: labels }]}
          collision={collision}
          mine={draft}
          onResolve={(values) => goOn(collision, values)}
        />
      )}
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
        <Field {...text('salary_from', 'Monthly salary from (thousand)', echo(draft.salary_from))} />
        <Field {...text('salary_to', 'Monthly salary to (thousand)', echo(draft.salary_to))} />
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

/** As the form calls what somebody else may have changed. */
const labels = Object.entries({
  title: 'Title',
  department: 'Department',
  city_id: 'City',
  employment: 'Employment',
  experience: 'Experience',
  salary_from: 'Salary from',
  salary_to: 'Salary to',
  description: 'What there is to do',
  requirements: 'What it takes',
  positions: 'Positions',
  status: 'State',
  closes_on: 'Last day for applications',
} satisfies Record<keyof Draft, string>).map(([name, label]) => ({ name, label }))

/** What was understood of a salary. */
function echo(typed: string): string {
  const pkr = parsePrice(typed, priceUnits.salary)
  return pkr ? `${formatAmount(pkr)} a month` : 'e.g. 80 or 80,000; leave empty if negotiable'
}
