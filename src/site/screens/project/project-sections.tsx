import { Check, FileText } from 'lucide-react'
import { agency } from '#agency'
import { searchAddress } from '#contract/search/search-address.ts'
import { telLink } from '#contract/text/phones.ts'
import { project as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { FloorPlans } from '#ui/gallery/floor-plans.tsx'
import { Gallery } from '#ui/gallery/gallery.tsx'
import { LightboxContact } from '#ui/lightbox/lightbox-contact.tsx'
import { PlainText } from '#ui/plain-text.tsx'
import { Price } from '#ui/price.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { site } from '#ui/site-settings.ts'
import { Part } from '#ui/titled-section.tsx'
import { Video } from '#ui/video.tsx'
import { WhereItIs } from '#ui/where-it-is.tsx'
import { FailedList } from '../../parts/failed-list.tsx'
import { Approval } from './approval.tsx'
import type { Asks } from './ask.tsx'
import { isDated } from './cash-flow.ts'
import type { CashFlowQuery } from './cash-flow-query.ts'
import { PaymentPlan } from './payment-plan.tsx'
import type { Project, ProjectData } from './project-data.ts'
import { floorPlansTitle, placeOfProject, whatsAppAboutProject } from './project-labels.ts'
import { CashFlow } from './static-cash-flow.ts'
import { UnitTypes } from './unit-types.tsx'

/** Where the links at the top of the page lead. */
export const partIds = {
  pictures: 'pictures',
  videos: 'videos',
  units: 'units',
  plan: 'payment-plan',
  floorPlans: 'floor-plans',
  place: 'place',
}

/** What is for sale and what it costs, beside the way to ask. Each part only when there is something to show. */
export function ProjectOffer({ project, asked }: { project: Project; asked: CashFlowQuery }) {
  const { unit_types, payment_plan, name } = project
  return (
    <div className="stack-12 md:stack-14">
      {project.description && (
        <Part title={t.about({ project: name })}>
          <RichText html={project.description} />
        </Part>
      )}
      {project.approval && (
        <Part title={t.approval.title}>
          <Approval approval={project.approval} />
        </Part>
      )}
      {unit_types.length > 0 && (
        <Part id={partIds.units} title={t.units.title}>
          <UnitTypes project={project} />
        </Part>
      )}
      {payment_plan.length > 0 && (
        <Part id={partIds.plan} title={t.plan.title}>
          <PaymentPlan plan={payment_plan} units={unit_types}>
            {isDated(payment_plan) && unit_types.some(({ price_from }) => price_from > 0) && (
              <CashFlow project={project} {...asked} />
            )}
          </PaymentPlan>
        </Part>
      )}
    </div>
  )
}

/** Its pictures and films, the first thing below the top of the page; a film is a picture until it is pressed. */
export function ProjectPictures({ data: { project, videos } }: { data: ProjectData }) {
  const { floor_plans, name } = project
  // The first picture is at the top of the page.
  const pictures = project.images.slice(1)
  const hasVideos = videos.isDataAvailable || videos.hasFailed
  if (pictures.length === 0 && !hasVideos) return null
  return (
    <div className="stack-10 pt-10 md:stack-12 md:pt-14 print:hidden">
      {pictures.length > 0 && (
        <Part id={partIds.pictures} title={t.links.pictures}>
          <Gallery
            images={pictures}
            plans={floor_plans}
            videos={videos.data}
            title={name}
            foot={
              <LightboxContact
                price={project.price_from ? <Price pkr={project.price_from} /> : null}
                call={telLink(agency.phone)}
                whatsApp={whatsAppAboutProject(project)}
              />
            }
          />
        </Part>
      )}
      {hasVideos && (
        <Part id={partIds.videos} title={t.links.videos}>
          {videos.hasFailed && <FailedList />}
          <ul className="grid gap-6 md:grid-cols-2">
            {videos.data.map((video) => (
              <li key={video.id}>
                <Video url={video.url} title={video.title} poster={video.poster} />
                {video.description && (
                  <PlainText text={video.description} className="mt-2 text-sm text-muted" />
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

/** The rest of what there is to know, over the whole width. */
export function ProjectSections({ project, asks }: { project: Project; asks: Asks }) {
  const { amenities, floor_plans, name } = project
  return (
    <div className="stack-12 md:stack-14">
      {amenities.length > 0 && (
        <Part title={t.amenities}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-6 gap-y-2.5">
            {amenities.map((amenity) => (
              <li key={amenity} className="flex items-start gap-2.5">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-green-700" />
                <span lang={contentLang(amenity)}>{amenity}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {floor_plans.length > 0 && (
        <Part id={partIds.floorPlans} title={floorPlansTitle(project)}>
          <FloorPlans plans={floor_plans} title={name} />
        </Part>
      )}
      <Brochure project={project} asks={asks} />
      <Place project={project} />
    </div>
  )
}

function Brochure({ project, asks }: { project: Project; asks: Asks }) {
  return (
    <section className="lattice rounded-panel bg-sand p-5 md:p-6 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-white p-5 md:p-6">
        <div className="min-w-60 flex-1">
          <h2 className="text-xl">{t.brochure.title}</h2>
          <p className="mt-1.5 text-muted">{t.brochure.text({ project: project.name })}</p>
        </div>
        <a href={asks.brochurePage} onClick={asks.forBrochure} className={buttonClass({ variant: 'tint' })}>
          <FileText aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {t.brochure.request}
        </a>
      </div>
    </section>
  )
}

function Place({ project }: { project: Project }) {
  const { lat, area, city } = project
  if (!city) return null
  const around = searchAddress({
    purpose: 'sale',
    cityId: city.id,
    ...(area && { areaIds: [area.id] }),
  })
  return (
    <Part id={partIds.place} title={t.links.location}>
      <p className="mb-4 flex flex-wrap justify-between gap-x-6 gap-y-1">
        {placeOfProject(project)}
        <SiteLink
          href={around}
          className="font-medium text-green-700 underline underline-offset-4 print:hidden"
        >
          {t.moreForSale({ place: (area ?? city).name })}
        </SiteLink>
      </p>
      {site().maps && (lat !== null || area) && (
        <WhereItIs place={project} nearby={{ call: 'projectNearby', id: project.id }} />
      )}
    </Part>
  )
}
