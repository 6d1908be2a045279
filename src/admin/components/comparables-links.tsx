import { adminEndpoints } from '#contract/admin/endpoints.ts'
import { comparablesReportLinks as t } from '#messages/admin.ts'
import { PdfLinks } from './pdf-links.tsx'
import { Panel } from './screen.tsx'

type Of = { listing: number } | { lead: number }

/** The report of comparables for the owner, as a PDF in either language. */
export function ComparablesLinks({ of }: { of: Of }) {
  return (
    <Panel title={t.title}>
      <p className="mb-3 text-sm text-muted">{t.text}</p>
      <div className="flex flex-wrap gap-2">
        <PdfLinks address={reportUrl(of)} label={t.download} />
      </div>
    </Panel>
  )
}

function reportUrl(of: Of): string {
  return 'listing' in of
    ? adminEndpoints.listingComparables.path.replace(':id', String(of.listing))
    : adminEndpoints.leadComparables.path.replace(':lead', String(of.lead))
}
