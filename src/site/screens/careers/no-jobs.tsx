import { FileText } from 'lucide-react'
import { agency } from '#agency'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { careers } from './careers-head.ts'

const cvMail = `mailto:${agency.email}?subject=${encodeURIComponent(`My CV for ${agency.name}`)}`

/** Nothing is open: for this choice, in the words of `wanted`, or at all. */
export function NoJobs({ wanted, isFiltered }: { wanted: string; isFiltered: boolean }) {
  return (
    <div className="lattice rounded-panel bg-sand p-6 md:p-10">
      <div className="max-w-2xl rounded-panel bg-white p-6 md:p-8">
        <h2 className="text-2xl">
          {isFiltered ? `No ${wanted.replace(/^Jobs/, 'jobs')} today` : 'No open job today'}
        </h2>
        <p className="mt-2 text-muted">
          Send us your CV all the same: we read each one, and write when something opens that fits you.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a href={cvMail} className={buttonClass({ variant: 'main' })}>
            Send us your CV
          </a>
          {isFiltered && (
            <SiteLink href={careers.path} className={buttonClass()}>
              See all open jobs
            </SiteLink>
          )}
        </div>
      </div>
    </div>
  )
}

/** Under the list, for whoever found nothing in it. */
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
            Your job is not among them?
          </h2>
          <p className="mt-2 max-w-[44em] text-muted">
            Send us your CV with a line about the city and the work you want. We read each one, and write when
            something opens that fits you.
          </p>
        </div>
        <a href={cvMail} className={buttonClass({ variant: 'main' })}>
          Send us your CV
        </a>
      </div>
    </section>
  )
}
