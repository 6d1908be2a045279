import { getRouteApi, useRouterState } from '@tanstack/react-router'
import { agencyText } from '#contract/agency-texts.ts'
import { loadedList } from '#contract/api/async-state.ts'
import { joinList } from '#contract/text/join-list.ts'
import { careers as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { PastTheEnd } from '#ui/past-the-end.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { JobCard } from '../../cards/static-vacancy-card.ts'
import { careersCrumb, homeCrumb } from '../../crumbs.ts'
import { FailedList } from '../../parts/failed-list.tsx'
import { careersAddress, readCareersChoice } from './careers-address.ts'
import { CareersFilter } from './careers-filter.tsx'
import type { JobPostings } from './careers-head.ts'
import { departmentLabel } from './department-label.ts'
import { NoJobs, SendCv } from './no-jobs.tsx'

const route = getRouteApi('/careers')

/** Open jobs by page, filtered by city and department. */
export function CareersScreen() {
  const answer = route.useLoaderData()
  return (
    <div className="column pt-5 pb-16 md:pb-24">
      <Breadcrumbs crumbs={[homeCrumb]} here={careersCrumb.label} />
      <h1 className="mt-5 text-4xl md:mt-8">{t.title}</h1>
      <p className="mt-3 max-w-[36em] text-lg text-muted">{t.intro({ agency: agencyText('name') })}</p>
      {answer ? <Jobs answer={answer} /> : <FailedList className="mt-8" />}
      {answer?.pagination.totalRecords !== 0 && <SendCv />}
    </div>
  )
}

function Jobs({ answer }: { answer: JobPostings }) {
  const query = route.useSearch()
  const isPending = useRouterState({ select: ({ isLoading }) => isLoading })
  const choice = readCareersChoice(query)
  const jobs = loadedList(answer)
  const { totalRecords, totalPages, currentPage } = answer.pagination
  const isFiltered = choice.cityId !== undefined || choice.department !== undefined
  const city = answer.filters?.cities.find(({ id }) => id === choice.cityId)?.name
  return (
    <>
      {answer.filters && <CareersFilter choice={choice} filters={answer.filters} />}
      {isRefused(query, choice) && <Refused hasJobs={jobs.isDataAvailable} />}
      <section
        aria-label={t.listLabel}
        aria-busy={isPending}
        className={`mt-8 transition-opacity duration-200 ${isPending ? 'opacity-60' : ''}`}
      >
        {totalRecords > 0 && (
          <h2 aria-live="polite" className="mb-5 text-2xl tabular-nums">
            {headline(totalRecords, departmentLabel(answer.filters, choice.department), city)}
          </h2>
        )}
        <ul className="grid gap-4 md:gap-6 lg:grid-cols-2">
          {jobs.data.map((job) => (
            <li key={job.id} className="min-w-0">
              <JobCard job={job} />
            </li>
          ))}
        </ul>
        {totalRecords > 0 && !jobs.isDataAvailable && (
          <PastTheEnd href={careersAddress({ ...choice, page: 1 })} />
        )}
        {totalRecords === 0 && <NoJobs isFiltered={isFiltered} />}
        <Pagination
          page={currentPage}
          pages={totalPages}
          link={(page, props) => <SiteLink href={careersAddress({ ...choice, page })} {...props} />}
        />
      </section>
    </>
  )
}

/** '3 open jobs in Sales, Lahore'. */
function headline(total: number, department: string | undefined, city: string | undefined): string {
  const place = joinList([department, city])
  return place ? t.openIn({ count: total, place }) : t.open({ count: total })
}

/** Whether the address says something that is no city or no page. */
function isRefused(
  query: { cityId?: string; page?: string },
  choice: { cityId?: number | undefined; page?: number | undefined },
): boolean {
  return (
    (query.cityId !== undefined && choice.cityId === undefined) ||
    (query.page !== undefined && choice.page === undefined)
  )
}

function Refused({ hasJobs }: { hasJobs: boolean }) {
  return (
    <p className="mt-5 rounded-card bg-gold-50 px-4 py-3 text-gold-700">
      {hasJobs ? t.partlyIgnored : t.ignored}
    </p>
  )
}
