import { Link } from '@tanstack/react-router'
import { lead as t } from '#messages/admin.ts'
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
      t.merged({ reference }),
      () => call('unmergeLead', { params: { lead: other }, body: {} }),
    )
  const apart = (other: number, reference: string) =>
    onAct(() => call('unmergeLead', { params: { lead: other }, body: {} }), t.unmerged({ reference }))
  if (related.length === 0 && merged.length === 0) return null
  return (
    <Panel title={t.relatedTitle}>
      <ul className="divide-y divide-line">
        {related.map((one) => (
          <li key={one.id} className="py-3 first:pt-0 last:pb-0">
            <RelatedLead lead={one} />
            {!mergedInto && (
              <Button size="sm" className="mt-2" onClick={() => void merge(one.id, one.reference)}>
                {t.merge}
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
              <span className="block text-sm text-muted">{t.mergedHere}</span>
            </p>
            <Button size="sm" onClick={() => void apart(other, reference)}>
              {t.unmerge}
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
        {t.mergedInto({
          reference: into.reference,
          link: (reference) => (
            <Link key="link" to="/leads/$lead" params={{ lead: String(into.id) }} className={leadLink}>
              {reference}
            </Link>
          ),
        })}
      </p>
      <Button
        size="sm"
        onClick={() =>
          void onAct(() => call('unmergeLead', { params: { lead: id }, body: {} }), t.unmerged({ reference }))
        }
      >
        {t.unmerge}
      </Button>
    </div>
  )
}
