import { getRouteApi } from '@tanstack/react-router'
import { nextSteps } from '#contract/leads/next-steps.ts'
import { eventPath } from '#contract/paths.ts'
import { dubaiEvent as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { MediaGrid } from '#ui/gallery/media-grid.tsx'
import { Prose } from '#ui/prose.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ProjectCard } from '../../cards/static-cards.ts'
import { GetInTouchForm } from '../../forms/get-in-touch-form.tsx'
import type { Posted } from '../../forms/posting.ts'
import { NextSteps } from '../../forms/thank-you.tsx'
import { languageAttributes } from '../../page-text.ts'
import { path } from './event-head.ts'
import type { DubaiEventData } from './load-event.ts'
import { Opening } from './opening.tsx'
import { Programme } from './programme.tsx'

const route = getRouteApi('/dubai-re-event')

/** The event in Dubai: when, where, what happens, and a place in it; once it is over, its photos. */
export function EventScreen() {
  const { posted, ...data } = route.useLoaderData()
  const { event, phase, projects } = data
  const isOver = phase === 'over'
  return (
    <>
      <Opening data={data} />
      {isOver && <Photos data={data} />}
      <section
        aria-labelledby="programme"
        className={`column grid gap-x-16 gap-y-10 py-12 md:py-18 ${isOver ? '' : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]'}`}
      >
        <div>
          <h2 id="programme" className="mb-6 text-3xl">
            {t.programme}
          </h2>
          <Programme event={event} />
        </div>
        {!isOver && <GoodToKnow event={event} />}
      </section>
      {projects.length > 0 && (
        <section aria-labelledby="projects" className="column pb-14 md:pb-20">
          <h2 id="projects" className="text-3xl">
            {t.projects}
          </h2>
          <p className="mt-1.5 text-muted">{t.projectsText}</p>
          <ul className="mt-6 grid gap-4 md:grid-cols-2 md:gap-6 nav:grid-cols-3">
            {projects.map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Register isOver={isOver} posted={posted} />
    </>
  )
}

/** What is of use beforehand. */
function GoodToKnow({ event }: Pick<DubaiEventData, 'event'>) {
  return (
    <div {...languageAttributes(event)} className="stack-8 lg:pt-2">
      {event.sections.map(({ id, title, html }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id} className="mb-2 text-xl">
            {title}
          </h3>
          <Prose html={html} />
        </section>
      ))}
    </div>
  )
}

/** What there is to see of it in the gallery. */
function Photos({ data: { gallery } }: { data: DubaiEventData }) {
  if (!gallery || gallery.eventMedia.length === 0) return null
  return (
    <section aria-labelledby="photos" className="column pt-12 md:pt-18">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="photos" className="text-3xl">
          {t.photos}
        </h2>
        <SiteLink href={eventPath(gallery.id)} className={buttonClass()}>
          {t.seeInGallery}
        </SiteLink>
      </div>
      <MediaGrid media={gallery.eventMedia} title={gallery.title} first={false} />
    </section>
  )
}

function Register({ isOver, posted }: { isOver: boolean; posted: Posted | undefined }) {
  return (
    <section
      id="register"
      aria-labelledby="register-title"
      className="group lattice section scroll-mt-(--header-height) bg-sand print:hidden"
    >
      <div className="column grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)] lg:gap-x-16">
        <div className="rounded-panel bg-white p-6 group-has-data-thanks:hidden md:p-8">
          <h2 className="text-2xl">{t.nextSteps}</h2>
          <NextSteps steps={nextSteps('get_in_touch')} className="mt-5" />
        </div>
        <div className="rounded-panel border border-line bg-white p-5 shadow-raised max-lg:order-first md:p-7">
          <h2 id="register-title" className="text-2xl">
            {isOver ? t.hearOfNext : t.register}
          </h2>
          <p className="mt-2 mb-5 text-muted">{isOver ? t.hearOfNextText : t.registerText}</p>
          <GetInTouchForm posted={posted} action={path} />
        </div>
      </div>
    </section>
  )
}
