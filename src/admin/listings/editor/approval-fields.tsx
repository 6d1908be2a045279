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
export function ApprovalFields({ form, errors, change }: Editing) {
  const { approval_status: status } = form
  const isPlot = typeOf(form.subtype) === 'plot'
  return (
    <div className="space-y-4">
      <Choice
        label="Approval"
        value={status}
        options={options}
        error={errors.approval_status}
        hint={
          isPlot
            ? 'A plot is published with its approval, or the reason why it needs none.'
            : 'Only plots must have one.'
        }
        onValue={(approval_status) => change({ approval_status })}
      />
      {(status === 'approved' || status === 'in process') && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Authority"
            name="approval_authority"
            value={form.approval_authority}
            onValue={(approval_authority) => change({ approval_authority })}
            error={errors.approval_authority}
            hint="Such as CDA, LDA or RDA"
          />
          <Field
            label="Number of the NOC"
            name="approval_number"
            value={form.approval_number}
            onValue={(approval_number) => change({ approval_number })}
            error={errors.approval_number}
          />
        </div>
      )}
      {status === 'not required' && (
        <Field
          label="Why not"
          name="approval_reason"
          value={form.approval_reason}
          onValue={(approval_reason) => change({ approval_reason })}
          error={errors.approval_reason}
        />
      )}
    </div>
  )
}
