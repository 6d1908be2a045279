import { FileText } from 'lucide-react'
import { agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { careers as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { careersAddress } from './careers-address.ts'

const cvMail = () =>
  `mailto:${agency.email}?subject=${encodeURIComponent(t.mailSubject({ agency: agencyText('name') }))}`

/** Shown without open jobs: for this choice, or at all. */
export function NoJobs({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="lattice rounded-panel bg-sand p-6 md:p-10">
      <div className="max-w-2xl rounded-panel bg-white p-6 md:p-8">
        <h2 className="text-2xl">{isFiltered ? t.noneMatch : t.noneOpen}</h2>
        <p className="mt-2 text-muted">{t.noneText}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a href={cvMail()} className={buttonClass({ variant: 'main' })}>
            {t.sendCv}
          </a>
          {isFiltered && (
            <SiteLink href={careersAddress()} className={buttonClass()}>
              {t.all}
            </SiteLink>
          )}
        </div>
      </div>
    </div>
  )
}

/** Under the list, for visitors who found no job in it. */
export function SendCv() {
  return (
    <section
      aria-labelledby="your-cv"
      className="lattice mt-14 rounded-panel bg-sand p-5 md:mt-20 md:p-10 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-10 gap-y-5 rounded-card bg-white p-6 md:p-8">
        <span
          aria-hidden="true"
          className="arch grid h-20 w-16 shrink-0 place-items-center bg-green-50 pt-2 text-green-700"
        >
          <FileText className="size-7" strokeWidth={1.75} />
        </span>
        <div className="min-w-60 flex-1">
          <h2 id="your-cv" className="text-2xl">
            {t.otherTitle}
          </h2>
          <p className="mt-2 max-w-[44em] text-muted">{t.otherText}</p>
        </div>
        <a href={cvMail()} className={buttonClass({ variant: 'main' })}>
          {t.sendCv}
        </a>
      </div>
    </section>
  )
}
