import { getRouteApi } from '@tanstack/react-router'
import { agency } from '#agency'
import { projectPath } from '#contract/paths.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { telLink } from '#contract/text/phones.ts'
import { project as t } from '#messages/site.ts'
import { ContactBar, ToForm } from '#ui/contact-bar.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ListingRow } from '../../cards/listing-row.tsx'
import { ProjectCard } from '../../cards/static-cards.ts'
import { FailedList } from '../../parts/failed-list.tsx'
import { PrintHead } from '../../parts/print-head.tsx'
import { projectsAddress } from '../projects/projects-address.ts'
import { AskPanel, askId, useAsks } from './ask.tsx'
import { ProjectHero } from './hero.tsx'
import { PageLinks } from './page-links.tsx'
import type { ProjectData } from './project-data.ts'
import { whatsAppAboutProject } from './project-labels.ts'
import { ProjectOffer, ProjectPictures, ProjectSections } from './project-sections.tsx'

const route = getRouteApi('/project/$id/{-$slug}')

export function ProjectScreen() {
  const data = route.useLoaderData()
  // What was typed and opened belongs to its own project.
  return <ProjectPage key={data.project.id} data={data} />
}

function ProjectPage({ data }: { data: ProjectData }) {
  const { project, listings, others } = data
  const asks = useAsks(project.id)
  const asked = route.useSearch()
  return (
    <div className="max-lg:pb-10 print:pb-0">
      <div className="column">
        <PrintHead path={projectPath(project)} />
      </div>
      <ProjectHero project={project} asks={asks} />
      <PageLinks data={data} />
      <div className="column">
        <ProjectPictures data={data} />
        <div className="grid gap-x-14 gap-y-12 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_380px]">
          <article className="min-w-0">
            <ProjectOffer project={project} asked={asked} />
          </article>
          <aside aria-label={t.contact}>
            <AskPanel project={project} asks={asks} />
          </aside>
        </div>
        <div className="pb-10 md:pb-14">
          <ProjectSections project={project} asks={asks} />
        </div>
        <ListingRow title={t.listings.title({ project: project.name })} listings={listings?.cards}>
          {listings && (
            <p className="flex flex-wrap gap-x-6 gap-y-1">
              <SearchLink project={project.id} purpose="sale" count={listings.sale} />
              <SearchLink project={project.id} purpose="rent" count={listings.rent} />
            </p>
          )}
        </ListingRow>
        <Others projects={others} city={project.city} />
      </div>
      <ContactBar call={telLink(agency.phone)} whatsApp={whatsAppAboutProject(project)}>
        <ToForm id={askId} />
      </ContactBar>
    </div>
  )
}

function SearchLink({
  project,
  purpose,
  count,
}: {
  project: number
  purpose: 'sale' | 'rent'
  count: number
}) {
  if (count === 0) return null
  return (
    <SiteLink
      href={searchAddress({ purpose, projectId: project })}
      className="font-medium text-green-700 underline underline-offset-4"
    >
      {(purpose === 'rent' ? t.listings.allToRent : t.listings.allForSale)({ count })}
    </SiteLink>
  )
}

function Others({
  projects,
  city,
}: {
  projects: ProjectData['others']
  city: ProjectData['project']['city']
}) {
  if (projects.data.length === 0 && !projects.hasFailed) return null
  return (
    <section className="pb-16 print:hidden">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="text-3xl">{t.others.title}</h2>
        {city && (
          <SiteLink
            href={projectsAddress({ cityId: [String(city.id)] })}
            className="inline-flex min-h-11 items-center font-medium text-green-700 underline underline-offset-4"
          >
            {t.others.all({ city: city.name })}
          </SiteLink>
        )}
      </div>
      {projects.hasFailed && <FailedList />}
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {projects.data.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    </section>
  )
}
