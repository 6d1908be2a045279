import { getRouteApi, useRouter, useRouterState } from '@tanstack/react-router'
import { projectSorts } from '#contract/projects/project-filters.ts'
import { projectFilters } from '#contract/projects/project-search-keys.ts'
import {
  searchFilters as filterTexts,
  searchResults as resultTexts,
  projectList as t,
} from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { PastTheEnd } from '#ui/past-the-end.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ProjectCard } from '../../cards/static-cards.ts'
import { homeCrumb, projectsCrumb } from '../../crumbs.ts'
import { AppliedFilters } from '../search/applied-filters.tsx'
import { BarSelect } from '../search/bar-select.tsx'
import { NoProjects } from './no-projects.tsx'
import { isRefused, type ProjectsChoice, projectsAddress, readProjectsChoice } from './projects-address.ts'
import { filterFormId, ProjectsFilter } from './projects-filter.tsx'
import { projectChips, projectsHeadline } from './projects-labels.ts'
import { readProjectsQuery } from './projects-query.ts'

const route = getRouteApi('/projects')

/** All projects by page, filtered and sorted as the address says. */
export function ProjectsScreen() {
  const answer = route.useLoaderData()
  const choice = useChoice()
  const isPending = useRouterState({ select: ({ isLoading }) => isLoading })
  const { totalRecords, totalPages, currentPage } = answer.pagination
  const isFiltered = projectFilters.some((key) => choice[key].length > 0)
  return (
    <div className="column pt-5 pb-16 md:pb-24">
      <Breadcrumbs crumbs={[homeCrumb]} here={projectsCrumb.label} />
      <h1 className="mt-5 text-4xl md:mt-8">{t.title}</h1>
      <p className="mt-3 max-w-[36em] text-lg text-muted">{t.intro}</p>
      <ProjectsFilter choice={choice} answer={answer} />
      <Refused hasProjects={answer.data.length > 0} />
      <section
        aria-label={resultTexts.title}
        aria-busy={isPending}
        className={`mt-6 transition-opacity duration-200 ${isPending ? 'opacity-60' : ''}`}
      >
        <AppliedFilters chips={projectChips(choice, answer)} clearedHref={projectsAddress()} />
        {totalRecords > 0 && (
          <div className="mt-4 mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <h2 aria-live="polite" className="text-2xl tabular-nums">
              {projectsHeadline(totalRecords, choice, answer)}
            </h2>
            <Sort choice={choice} />
          </div>
        )}
        <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {answer.data.map((project) => (
            <li key={project.id} className="min-w-0">
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
        {totalRecords > 0 && answer.data.length === 0 && (
          <PastTheEnd href={projectsAddress({ ...choice, page: 1 })} />
        )}
        {totalRecords === 0 && (
          <NoProjects choice={choice} without={answer.without} isFiltered={isFiltered} />
        )}
        <Pagination
          page={currentPage}
          pages={totalPages}
          link={(page, props) => <SiteLink href={projectsAddress({ ...choice, page })} {...props} />}
        />
      </section>
    </div>
  )
}

/** What the address asks for: a choice shows the moment it is made, while its projects are on their way. */
function useChoice(): ProjectsChoice {
  const shown = route.useSearch()
  const asked = useRouterState({
    select: ({ location }) => (location.pathname === '/projects' ? location.search : undefined),
  })
  return readProjectsChoice(readProjectsQuery(asked ?? shown))
}

function Sort({ choice }: { choice: ProjectsChoice }) {
  const router = useRouter()
  return (
    <BarSelect
      className="w-52"
      label={filterTexts.sort}
      name="sort"
      form={filterFormId}
      value={choice.sort}
      options={projectSorts.map((value) => ({ value, label: t.sorts[value] }))}
      onValue={(value) => {
        const sort = projectSorts.find((one) => one === value) ?? 'featured'
        void router.navigate({ href: projectsAddress({ ...choice, sort, page: 1 }), resetScroll: false })
      }}
    />
  )
}

function Refused({ hasProjects }: { hasProjects: boolean }) {
  if (!isRefused(route.useSearch())) return null
  return (
    <p className="mt-5 rounded-card bg-gold-50 px-4 py-3 text-gold-700">
      {hasProjects ? t.partlyRefused : t.refused}
    </p>
  )
}
