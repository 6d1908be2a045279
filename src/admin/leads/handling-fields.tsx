import { sourceNames } from '#contract/admin/lead-words.ts'
import { Field } from '#ui/field.tsx'
import type { Answer } from '../call.ts'
import { CheckField } from '../components/check-field.tsx'
import { Choice } from '../components/choice.tsx'
import type { Writing } from './new-lead-draft.ts'
import { isAnswered } from './new-lead-draft.ts'

/** Whose it becomes, and from when they wait, if they do. */
export function HandlingFields({
  draft,
  change,
  errors,
  owners,
}: Writing & {
  /** Who may be given it; undefined when it stays with whoever writes it down. */
  owners: Answer<'leadChoices'>['data']['owners'] | undefined
}) {
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {owners && (
          <Choice
            label="Agent"
            value={draft.owner}
            options={[
              ['rules', 'By the rules of assignment'],
              ['none', 'Nobody yet'],
              ...owners.filter(({ active }) => active).map(({ id, name }) => [String(id), name] as const),
            ]}
            error={errors.owner}
            onValue={(owner) => change({ owner })}
          />
        )}
        <Field
          label="When it came, in Pakistan"
          name="received_at"
          type="datetime-local"
          value={draft.received}
          error={errors.received_at}
          hint="Empty: just now."
          onValue={(received) => change({ received })}
        />
      </div>
      <CheckField
        label="They were answered at once"
        hint={
          isAnswered(draft)
            ? 'Nobody has to call them: it is ‘Contacted’.'
            : `${sourceNames[draft.source]}: they wait to be called from when it came.`
        }
        isChecked={isAnswered(draft)}
        onChecked={(checked) => change({ answered: checked ? 'yes' : 'no' })}
      />
      {!owners && <p className="text-muted">It is yours.</p>}
    </div>
  )
}
