import { typeOf } from '#contract/listings/property.ts'
import { approvalStatuses } from '#contract/projects/approval.ts'
import { adminListingLabels as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { Choice } from '../../components/choice.tsx'
import type { Editing } from './facts-fields.tsx'

const labels = t.approvals
const options = [
  ['', t.approvalUnknown] as const,
  ...approvalStatuses.map((status) => [status, labels[status]] as const),
]

/** The approval status of a plot; without it a plot is not published. */
export function ApprovalFields({ form }: Editing) {
  const { approval_status: status, subtype } = form.values
  const isPlot = typeOf(subtype) === 'plot'
  return (
    <div className="stack-4">
      <Choice
        {...form.field('approval_status')}
        label={t.fields.approval_status}
        value={status}
        options={options}
        hint={isPlot ? t.approvalHintPlot : t.approvalHint}
      />
      {(status === 'approved' || status === 'in process') && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            {...form.field('approval_authority')}
            label={t.fields.approval_authority}
            hint={t.authorityHint}
          />
          <Field {...form.field('approval_number')} label={t.fields.approval_number} />
        </div>
      )}
      {status === 'not required' && (
        <>
          <Field {...form.field('approval_reason')} label={t.fields.approval_reason} />
          <Field {...form.field('approval_reason_ur')} lang="ur" label={t.fields.approval_reason_ur} />
        </>
      )}
    </div>
  )
}
