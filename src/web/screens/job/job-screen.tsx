import { getRouteApi } from '@tanstack/react-router'
import { Building2, CalendarDays, Check, Clock, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { agency } from '#agency'
import { nextSteps } from '#contract/next-steps.ts'
import { formatPhone, telLink } from '#contract/phones.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { formatDate } from '../../when.ts'
import { Application } from './application.tsx'
import type { Job } from './route.tsx'

const route = getRouteApi('/job-description/$id')

/** A job: what it is, what it asks for, and the application. */
export function JobScreen() {
  const { job, posted } = route.useLoaderData()
  return (
    <FormPage
      title={job.title}
      text={job.description}
      details={<Details job={job} />}
      next={job.isOpen ? nextSteps.job_application : undefined}
    >
      {job.isOpen ? (
        <>
          <h2 className="text-2xl">Apply for this job</h2>
          <p className="mt-2 mb-5 text-muted">{`We take applications until ${formatDate(job.closesOn)}.`}</p>
          <Application key={job.id} jobId={job.id} posted={posted} />
        </>
      ) : (
        <Closed />
      )}
    </FormPage>
  )
}

function Details({ job }: { job: Job }) {
  return (
    <>
      <JobFacts job={job} />
      <Requirements items={job.requirements} />
    </>
  )
}

function JobFacts({ job }: { job: Job }) {
  const salary = salaryOf(job)
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2.5 text-muted">
      <JobFact icon={Building2}>{job.department}</JobFact>
      <JobFact icon={MapPin}>{job.city.name}</JobFact>
      <JobFact icon={Clock}>{job.employment}</JobFact>
      <JobFact icon={Users}>{job.positions === 1 ? '1 position' : `${job.positions} positions`}</JobFact>
      {job.isOpen && <JobFact icon={CalendarDays}>{`Closes on ${formatDate(job.closesOn)}`}</JobFact>}
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

const grouped = new Intl.NumberFormat('en-US')

function salaryOf({ salaryFrom, salaryTo }: Job): string | undefined {
  if (salaryFrom === null) return undefined
  const most = salaryTo !== null && salaryTo > salaryFrom ? ` to ${grouped.format(salaryTo)}` : ''
  return `PKR ${grouped.format(salaryFrom)}${most} a month`
}

function Requirements({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <>
      <h2 className="mt-10 text-2xl">What we ask for</h2>
      <ul className="mt-4 space-y-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green-700" />
            {item}
          </li>
        ))}
      </ul>
    </>
  )
}

function Closed() {
  return (
    <>
      <h2 className="text-2xl">This job is closed</h2>
      <p className="mt-2 text-muted">
        We no longer take applications for it. Call us at{' '}
        <a
          href={telLink(agency.phone)}
          className="whitespace-nowrap text-ink underline underline-offset-4 tabular-nums"
        >
          {formatPhone(agency.phone)}
        </a>{' '}
        and ask what else is open.
      </p>
    </>
  )
}
