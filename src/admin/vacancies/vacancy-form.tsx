import { useNavigate } from '@tanstack/react-router'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { formatAmount } from '#contract/text/money.ts'
import { parsePrice, priceUnits } from '#contract/text/read-price.ts'
import { adminCollections, formNames, adminJobs as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { type Answer, call } from '../call.ts'
import { Choice } from '../components/choice.tsx'
import { Panel } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { CollisionNotice } from '../forms/collision-notice.tsx'
import { tabDrafts } from '../forms/drafts.ts'
import { FormElement } from '../forms/form.tsx'
import { aboveSaveBar, RestoredNotice, SaveBar } from '../forms/save-bar.tsx'
import { useVersionedForm } from '../forms/use-versioned-form.ts'
import type { Choices, Job } from './labels.ts'
import {
  check,
  toVacancyBody,
  toVacancyValues,
  type VacancyText,
  type VacancyValues,
} from './vacancy-values.ts'

type LastSaved = Answer<'showJob'>['lastSaved']
/** A vacancy with who saved it last. */
type SavedJob = Job & { lastSaved: LastSaved }

const monthMs = 30 * 24 * 60 * 60 * 1000
const groups = [['salary_from', 'salary_to']]

/** Adds or changes a vacancy. */
export function JobForm({
  job,
  lastSaved,
  choices,
}: {
  job: Job | undefined
  lastSaved: LastSaved
  choices: Choices
}) {
  const navigate = useNavigate()
  const form = useVersionedForm<SavedJob, VacancyValues>({
    loaded: job && { ...job, lastSaved },
    valuesOf: (item) => toVacancyValues(item, choices, dayInPakistan(new Date(Date.now() + monthMs))),
    groups,
    drafts: tabDrafts(`/jobs/${job?.id ?? 'new'}`),
    check,
    async load({ id }) {
      const answer = await call('showJob', { params: { job: id } })
      return { ...answer.data, lastSaved: answer.lastSaved }
    },
    async save(values, item) {
      const body = toVacancyBody(values)
      const { data } = item
        ? await call('changeJob', { params: { job: item.id }, body: { ...body, version: item.version } })
        : await call('createJob', { body })
      return { ...data, lastSaved: null }
    },
    async onSaved(_item, how) {
      notify(savedTexts[how])
      if (how === 'created') await navigate({ to: '/jobs', search: { page: 1 } })
    },
  })
  const { values } = form
  const text = (name: keyof VacancyValues, hint?: string) => ({
    ...form.field(name),
    label: labels[name],
    hint,
  })
  const urdu = (name: VacancyText) => ({
    ...text(`${name}_ur`, adminCollections.inUrduHint),
    lang: 'ur' as const,
  })
  return (
    <>
      <RestoredNotice form={form} />
      <CollisionNotice
        form={form}
        what={formNames.job}
        lastSaved={(item) => item.lastSaved}
        texts={fieldTexts(choices)}
      />
      <FormElement form={form} className={aboveSaveBar}>
        <Panel>
          <div className="grid gap-4 md:grid-cols-2">
            <Field {...text('title')} />
            <Field {...urdu('title')} />
            <Field {...text('department', choices.departments.slice(0, 6).join(', '))} />
            <Field {...urdu('department')} />
            <Field {...text('employment', t.employmentHint)} />
            <Field {...urdu('employment')} />
            <Field {...text('experience', t.experienceHint)} />
            <Field {...urdu('experience')} />
            <Choice
              {...form.field('city_id')}
              label={labels.city_id}
              options={choices.cities.map(({ id, name }) => [String(id), name])}
            />
            <Field {...text('positions')} inputMode="numeric" />
            <Field {...text('salary_from', salaryHint(values.salary_from))} />
            <Field {...text('salary_to', salaryHint(values.salary_to))} />
            <Field {...text('closes_on')} type="date" />
            <Choice {...form.field('status')} label={labels.status} options={statusOptions} />
            <Field {...text('description')} multiline />
            <Field {...urdu('description')} multiline />
            <Field {...text('requirements', t.onePerLine)} multiline />
            <Field {...urdu('requirements')} multiline />
          </div>
        </Panel>
        <SaveBar form={form} lastSaved={lastSaved} />
      </FormElement>
    </>
  )
}

const savedTexts = t.saved

const statusOptions = [
  ['open', t.openOption],
  ['closed', t.closed],
] as const

const labels: Readonly<Record<keyof VacancyValues, string>> = {
  ...t.fields,
  title_ur: inUrdu(t.fields.title),
  department_ur: inUrdu(t.fields.department),
  employment_ur: inUrdu(t.fields.employment),
  experience_ur: inUrdu(t.fields.experience),
  description_ur: inUrdu(t.fields.description),
  requirements_ur: inUrdu(t.fields.requirements),
}

function inUrdu(label: string): string {
  return adminCollections.inUrdu({ label })
}

function fieldTexts({ cities }: Choices) {
  const texts: Partial<Record<string, (values: VacancyValues) => string>> = {
    city_id: ({ city_id }) => cities.find(({ id }) => String(id) === city_id)?.name ?? t.empty,
    salary_from: ({ salary_from, salary_to }) => `${salary_from || t.empty} – ${salary_to || t.empty}`,
    status: ({ status }) => statusOptions.find(([one]) => one === status)?.[1] ?? status,
  }
  return {
    labelOf: (name: string) => String(Reflect.get(labels, name)),
    textOf: (values: VacancyValues, name: string) =>
      texts[name]?.(values) ?? (String(Reflect.get(values, name)) || t.empty),
  }
}

/** What was understood of a salary. */
function salaryHint(typed: string): string {
  const pkr = parsePrice(typed, priceUnits.salary)
  return pkr ? t.perMonth({ pkr: formatAmount(pkr) }) : t.salaryHint
}
