import { sourceNames } from '#contract/admin/lead-labels.ts'
import { sourcesByHand } from '#contract/admin/new-lead.ts'
import { newLead as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { Choice } from '../components/choice.tsx'
import type { LeadFormProps } from './new-lead-values.ts'
import { SamePerson } from './same-person.tsx'

const sources = sourcesByHand.map((source) => [source, sourceNames[source]] as const)

/** Who asks, how they came, and whether they asked before. */
export function CallerFields({ form }: LeadFormProps) {
  return (
    <div className="stack-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice {...form.field('source')} label={t.source} options={sources} />
        <Field {...form.field('name')} label={t.name} autoComplete="off" />
        <Field {...form.field('phone')} label={t.phone} type="tel" autoComplete="off" />
        <Field {...form.field('email')} label={t.email} type="email" autoComplete="off" />
      </div>
      <SamePerson phone={form.values.phone} email={form.values.email} />
    </div>
  )
}
