import { typeOf } from '#contract/listings/property.ts'
import { approvalStatuses } from '#contract/projects/approval.ts'
import { Field } from '#ui/field.tsx'
import { Choice } from '../../components/choice.tsx'
import type { Editing } from './facts-fields.tsx'

const labels = { approved: 'Approved', 'in process': 'In process', 'not required': 'Not required' }
const options = [
  ['', 'Not known'] as const,
  ...approvalStatuses.map((status) => [status, labels[status]] as const),
]

/** What the authority says of a plot; without it a plot is not published. */
export function ApprovalFields({ form }: Editing) {
  const { approval_status: status, subtype } = form.values
  const isPlot = typeOf(subtype) === 'plot'
  return (
    <div className="space-y-4">
      <Choice
        {...form.field('approval_status')}
        label="Approval"
        value={status}
        options={options}
        hint={
          isPlot
            ? 'A plot is published with its approval, or the reason why it needs none.'
            : 'Only plots must have one.'
        }
      />
      {(status === 'approved' || status === 'in process') && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...form.field('approval_authority')} label="Authority" hint="Such as CDA, LDA or RDA" />
          <Field {...form.field('approval_number')} label="Number of the NOC" />
        </div>
      )}
      {status === 'not required' && <Field {...form.field('approval_reason')} label="Why not" />}
    </div>
  )
}
