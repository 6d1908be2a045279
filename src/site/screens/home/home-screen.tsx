import { getRouteApi } from '@tanstack/react-router'
import { AdSpace } from '../../ads/ad-space.tsx'
import { useCities } from '../../cities.ts'
import { Returning } from '../../recently-viewed/returning.tsx'
import { GetInTouch } from './get-in-touch.tsx'
import { Hero } from './hero.tsx'
import { ListingWindows } from './listing-windows.tsx'
import { ProjectsSection } from './projects-section.tsx'
import {
  AgentsSection,
  AreasSection,
  EventsSection,
  FailedSection,
  TestimonialsSection,
  TypesSection,
  ValuationTeaser,
  WhySection,
} from './static-sections.ts'

const route = getRouteApi('/')

export function HomeScreen() {
  const { cover, windows, areas, projects, agents, testimonials, events, types, figures, adSlot } =
    route.useLoaderData()
  const cities = useCities().data.length || undefined
  return (
    <>
      <Hero cover={cover} listings={figures.listings} cities={cities} />
      <Returning />
      {windows ? <ListingWindows {...windows} /> : <FailedSection of="latest" />}
      {areas.hasFailed && <FailedSection of="areas" />}
      {areas.isDataAvailable && <AreasSection areas={areas.data} />}
      {types.hasFailed && <FailedSection of="types" />}
      {types.isDataAvailable && <TypesSection types={types.data} />}
      {projects.hasFailed && <FailedSection of="projects" />}
      {projects.isDataAvailable && <ProjectsSection projects={projects.data} />}
      <WhySection figures={figures} cities={cities} />
      {agents.hasFailed && <FailedSection of="agents" />}
      {agents.isDataAvailable && <AgentsSection agents={agents.data} />}
      {testimonials.hasFailed && <FailedSection of="testimonials" />}
      {testimonials.isDataAvailable && <TestimonialsSection testimonials={testimonials.data} />}
      <ValuationTeaser />
      {events.hasFailed && <FailedSection of="events" />}
      {events.isDataAvailable && <EventsSection events={events.data} />}
      {adSlot && (
        <div
          className={`column pb-11 noscript:hidden md:pb-18 ${events.isDataAvailable ? '' : 'pt-11 md:pt-18'}`}
        >
          <AdSpace placement="home_band" className="h-92 rounded-panel md:h-56" />
        </div>
      )}
      <GetInTouch />
    </>
  )
}
