import { sourceNames } from '#contract/admin/lead-labels.ts'
import { Field } from '#ui/field.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import type { Answer } from '../call.ts'
import { Choice } from '../components/choice.tsx'
import type { LeadFormProps } from './new-lead-values.ts'
import { isAnswered } from './new-lead-values.ts'

/** Whose it becomes, and from when they wait, if they do. */
export function HandlingFields({
  form,
  owners,
}: LeadFormProps & {
  /** Who may be given it; undefined when it stays with whoever writes it down. */
  owners: Answer<'leadChoices'>['data']['owners'] | undefined
}) {
  const { values } = form
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {owners && (
          <Choice
            {...form.field('owner')}
            label="Agent"
            options={[
              ['rules', 'By the rules of assignment'],
              ['none', 'Nobody yet'],
              ...owners.filter(({ active }) => active).map(({ id, name }) => [String(id), name] as const),
            ]}
          />
        )}
        <Field
          {...form.field('received_at')}
          label="When it came, in Pakistan"
          type="datetime-local"
          hint="Empty: just now."
        />
      </div>
      <CheckField
        label="They were answered at once"
        hint={
          isAnswered(values)
            ? 'Nobody has to call them: it is ‘Contacted’.'
            : `${sourceNames[values.source]}: they wait to be called from when it came.`
        }
        checked={isAnswered(values)}
        onChecked={(checked) => form.set('answered', checked ? 'yes' : 'no')}
      />
      {!owners && <p className="text-muted">It is yours.</p>}
    </div>
  )
}
