import { getRouteApi } from '@tanstack/react-router'
import { Briefcase, Building2, CalendarDays, Check, Clock, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { agency } from '#agency'
import { nextSteps } from '#contract/leads/next-steps.ts'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { vacancy as t } from '#messages/site.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { formatDate } from '#ui/format-date.ts'
import { LeftToRight } from '#ui/left-to-right.tsx'
import { Rich } from '#ui/rich.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { JobCard } from '../../cards/static-vacancy-card.ts'
import { careersCrumb, homeCrumb } from '../../crumbs.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { useToday } from '../../today.ts'
import { closingText, salaryText } from '../../vacancy-labels.ts'
import { Application } from './application.tsx'
import type { Job } from './vacancy.ts'

const route = getRouteApi('/job-description/$id')

/** A job: what it is, what it asks for, the application, and the jobs most like it. */
export function JobScreen() {
  const { job, posted } = route.useLoaderData()
  return (
    <>
      <div className="column pt-5">
        <Breadcrumbs crumbs={[homeCrumb, careersCrumb]} here={job.title} />
      </div>
      <FormPage
        title={job.title}
        text={job.description}
        details={<Details job={job} />}
        next={job.isOpen ? nextSteps('job_application') : undefined}
      >
        {job.isOpen ? (
          <>
            <h2 className="text-2xl">{t.applyTitle}</h2>
            <p className="mt-2 mb-5 text-muted">
              {job.closesOn && t.applyUntil({ date: formatDate(job.closesOn) })}
            </p>
            <Application key={job.id} jobId={job.id} posted={posted} />
          </>
        ) : (
          <Closed job={job} />
        )}
      </FormPage>
      <Similar jobs={job.similar} />
    </>
  )
}

function Details({ job }: { job: Job }) {
  return (
    <>
      {!job.isOpen && (
        <p className="mt-6">
          <Badge tone="ink">{t.closed}</Badge>
        </p>
      )}
      <JobFacts job={job} />
      <Requirements items={job.requirements} />
    </>
  )
}

function JobFacts({ job }: { job: Job }) {
  const today = useToday()
  const salary = salaryText(job)
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2.5 text-muted">
      {job.department && (
        <JobFact icon={Building2}>
          <span lang={contentLang(job.department)}>{job.department}</span>
        </JobFact>
      )}
      {job.city && <JobFact icon={MapPin}>{job.city.name}</JobFact>}
      {job.employment && (
        <JobFact icon={Clock}>
          <span lang={contentLang(job.employment)}>{job.employment}</span>
        </JobFact>
      )}
      {job.experience && (
        <JobFact icon={Briefcase}>
          <span className="sr-only">{t.experienceOf({ experience: job.experience })}</span>
          <span aria-hidden="true" lang={contentLang(job.experience)}>
            {job.experience}
          </span>
        </JobFact>
      )}
      {job.positions !== null && <JobFact icon={Users}>{t.positions({ count: job.positions })}</JobFact>}
      {job.isOpen && job.closesOn && (
        <JobFact icon={CalendarDays}>{closingText(job.closesOn, today)}</JobFact>
      )}
      {salary && <li className="basis-full font-medium text-ink tabular-nums">{salary}</li>}
    </ul>
  )
}

function JobFact({ icon: Icon, children }: { icon: typeof MapPin; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 whitespace-nowrap">
      <Icon aria-hidden="true" className="size-4.5" />
      {children}
    </li>
  )
}

function Requirements({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <>
      <h2 className="mt-10 text-2xl">{t.requirements}</h2>
      <ul className="mt-4 stack-3">
        {items.map((item) => (
          <li key={item} lang={contentLang(item)} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green-700" />
            {item}
          </li>
        ))}
      </ul>
    </>
  )
}

function Closed({ job: { similar } }: { job: Job }) {
  return (
    <>
      <h2 className="text-2xl">{t.closedTitle}</h2>
      <p className="mt-2 text-muted">
        <Rich
          parts={(similar.length > 0 ? t.closedTextWithSimilar : t.closedText)({
            number: formatPhone(agency.phone),
            phone: (number: ReactNode) => (
              <a
                href={telLink(agency.phone)}
                className="whitespace-nowrap text-ink underline underline-offset-4 tabular-nums"
              >
                <LeftToRight>{number}</LeftToRight>
              </a>
            ),
          })}
        />
      </p>
      <SiteLink href={careersCrumb.path} className={`${buttonClass({ variant: 'main' })} mt-5`}>
        {t.all}
      </SiteLink>
    </>
  )
}

function Similar({ jobs }: { jobs: Job['similar'] }) {
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="similar" className="section bg-sand print:hidden">
      <div className="column">
        <h2 id="similar" className="mb-6 text-3xl">
          {t.similar}
        </h2>
        <ul className="grid gap-4 md:gap-6 lg:grid-cols-3">
          {jobs.map((job) => (
            <li key={job.id} className="min-w-0">
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
