import { Link } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { call } from '../call.ts'
import { Panel } from '../components/screen.tsx'
import type { Act, LeadDetail } from './lead-detail.ts'
import { leadLink, RelatedLead } from './related-lead.tsx'

/** What else the same person sent; what says the same twice can be put together. */
export function RelatedLeads({ lead, onAct }: { lead: LeadDetail; onAct: Act }) {
  const { id, related, merged, mergedInto } = lead
  const merge = (other: number, reference: string) =>
    onAct(
      () => call('mergeLead', { params: { lead: other }, body: { into: id } }),
      `${reference} is part of this lead now.`,
      () => call('unmergeLead', { params: { lead: other }, body: {} }),
    )
  const apart = (other: number, reference: string) =>
    onAct(
      () => call('unmergeLead', { params: { lead: other }, body: {} }),
      `${reference} is a lead of its own.`,
    )
  if (related.length === 0 && merged.length === 0) return null
  return (
    <Panel title="The same person">
      <ul className="divide-y divide-line">
        {related.map((one) => (
          <li key={one.id} className="py-3 first:pt-0 last:pb-0">
            <RelatedLead lead={one} />
            {!mergedInto && (
              <Button size="sm" className="mt-2" onClick={() => void merge(one.id, one.reference)}>
                Put together
                <span className="sr-only">{`: ${one.reference}`}</span>
              </Button>
            )}
          </li>
        ))}
        {merged.map(({ id: other, reference }) => (
          <li key={other} className="flex items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
            <p>
              <Link to="/leads/$lead" params={{ lead: String(other) }} className={leadLink}>
                {reference}
              </Link>
              <span className="block text-sm text-muted">Part of this lead</span>
            </p>
            <Button size="sm" onClick={() => void apart(other, reference)}>
              Take apart
              <span className="sr-only">{`: ${reference}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Above a lead that is part of another one. */
export function MergedNotice({
  lead: { id, reference },
  into,
  onAct,
}: {
  lead: LeadDetail
  into: NonNullable<LeadDetail['mergedInto']>
  onAct: Act
}) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-gold-50 px-4 py-3">
      <p>
        {'It was put together with '}
        <Link to="/leads/$lead" params={{ lead: String(into.id) }} className={leadLink}>
          {into.reference}
        </Link>
        {' and is worked on there.'}
      </p>
      <Button
        size="sm"
        onClick={() =>
          void onAct(
            () => call('unmergeLead', { params: { lead: id }, body: {} }),
            `${reference} is a lead of its own.`,
          )
        }
      >
        Take apart
      </Button>
    </div>
  )
}
