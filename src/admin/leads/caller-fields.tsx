import { sourceNames } from '#contract/admin/lead-labels.ts'
import { sourcesByHand } from '#contract/admin/new-lead.ts'
import { Field } from '#ui/field.tsx'
import { Choice } from '../components/choice.tsx'
import type { LeadFormProps } from './new-lead-values.ts'
import { SamePerson } from './same-person.tsx'

const sources = sourcesByHand.map((source) => [source, sourceNames[source]] as const)

/** Who asks, how they came, and whether they asked before. */
export function CallerFields({ form }: LeadFormProps) {
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice {...form.field('source')} label="How it came" options={sources} />
        <Field {...form.field('name')} label="Name" autoComplete="off" />
        <Field {...form.field('phone')} label="Phone" type="tel" autoComplete="off" />
        <Field {...form.field('email')} label="Email" type="email" autoComplete="off" />
      </div>
      <SamePerson phone={form.values.phone} email={form.values.email} />
    </div>
  )
}
