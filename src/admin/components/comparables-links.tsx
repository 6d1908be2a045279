import { FileText } from 'lucide-react'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import { languageNames } from '#contract/admin/visitor-languages.ts'
import { comparablesReportLinks as t } from '#messages/admin.ts'
import { languages } from '#messages/languages.ts'
import { buttonClass } from '#ui/button.tsx'
import { Panel } from './screen.tsx'

type Of = { listing: number } | { lead: number }

/** The report of comparables for the owner, as a PDF in either language. */
export function ComparablesLinks({ of }: { of: Of }) {
  return (
    <Panel title={t.title}>
      <p className="mb-3 text-sm text-muted">{t.text}</p>
      <div className="flex flex-wrap gap-2">
        {languages.map((language) => (
          <a
            key={language}
            href={`${addressOf(of)}?language=${language}`}
            download
            aria-label={t.download({ language: languageNames[language] })}
            className={buttonClass()}
          >
            <FileText aria-hidden="true" className="size-5" />
            {languageNames[language]}
          </a>
        ))}
      </div>
    </Panel>
  )
}

function addressOf(of: Of): string {
  return 'listing' in of
    ? adminEndpoints.listingComparables.path.replace(':id', String(of.listing))
    : adminEndpoints.leadComparables.path.replace(':lead', String(of.lead))
}
