import { getRouteApi } from '@tanstack/react-router'
import { AdSpace } from '../../ads/ad-space.tsx'
import { useCities } from '../../cities.ts'
import { RecentlyViewed } from '../../recently-viewed/recently-viewed.tsx'
import { GetInTouch } from './get-in-touch.tsx'
import { Hero } from './hero.tsx'
import { ListingWindows } from './listing-windows.tsx'
import { ProjectsSection } from './projects-section.tsx'
import {
  AgentsSection,
  AreasSection,
  EventsSection,
  TestimonialsSection,
  TypesSection,
  ValuationTeaser,
  WhySection,
} from './static-sections.ts'

const route = getRouteApi('/')

export function HomeScreen() {
  const { cover, featured, latest, areas, projects, agents, testimonials, events, types, figures, adSlot } =
    route.useLoaderData()
  const cities = useCities().data.length
  return (
    <>
      <Hero cover={cover} listings={figures.listings} cities={cities} />
      <ListingWindows featured={featured} latest={latest} />
      {adSlot && (
        <div className="column pb-11 noscript:hidden md:pb-18">
          <AdSpace placement="home_band" className="h-92 rounded-panel md:h-56" />
        </div>
      )}
      <RecentlyViewed className="column pb-11 md:pb-18" />
      {areas.length > 0 && <AreasSection areas={areas} />}
      {types.length > 0 && <TypesSection types={types} />}
      {projects.isDataAvailable && <ProjectsSection projects={projects.data} />}
      <WhySection figures={figures} cities={cities} />
      {agents.isDataAvailable && <AgentsSection agents={agents.data} />}
      {testimonials.isDataAvailable && <TestimonialsSection testimonials={testimonials.data} />}
      {events.length > 0 && <EventsSection events={events} />}
      <ValuationTeaser />
      <GetInTouch />
    </>
  )
}
