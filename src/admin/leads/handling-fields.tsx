import { sourceNames } from '#contract/admin/lead-labels.ts'
import { newLead as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import type { Answer } from '../call.ts'
import { Choice } from '../components/choice.tsx'
import type { LeadFormProps } from './new-lead-values.ts'
import { isAnswered } from './new-lead-values.ts'

/** The owner of the new lead, and since when it has been waiting for a call, if it has. */
export function HandlingFields({
  form,
  owners,
}: LeadFormProps & {
  /** The possible owners; undefined when the lead stays with the user who enters it. */
  owners: Answer<'leadChoices'>['data']['owners'] | undefined
}) {
  const { values } = form
  return (
    <div className="stack-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {owners && (
          <Choice
            {...form.field('owner')}
            label={t.agent}
            options={[
              ['rules', t.byRules],
              ['none', t.unassigned],
              ...owners.filter(({ active }) => active).map(({ id, name }) => [String(id), name] as const),
            ]}
          />
        )}
        <Field
          {...form.field('received_at')}
          label={t.receivedAt}
          type="datetime-local"
          hint={t.receivedAtHint}
        />
      </div>
      <CheckField
        label={t.answered}
        hint={isAnswered(values) ? t.answeredHint : t.waitingHint({ source: sourceNames[values.source] })}
        checked={isAnswered(values)}
        onChecked={(checked) => form.set('answered', checked ? 'yes' : 'no')}
      />
      {!owners && <p className="text-muted">{t.yours}</p>}
    </div>
  )
}
