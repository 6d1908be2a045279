import { firstWindow } from '#contract/content/carousel-window.ts'
import { home as t } from '#messages/site.ts'
import { EventCard } from '../../cards/event-card.tsx'
import type { HomeData } from './home-data.ts'
import { Section, WindowRow } from './section.tsx'

/** The newest events of the gallery in one row, to swipe on phones. */
export function EventsSection({ events }: { events: HomeData['events']['data'] }) {
  return (
    <Section title={t.events.title} text={t.events.text} more={{ href: '/gallery', label: t.events.all }}>
      <WindowRow items={events} window={firstWindow(events.length)} columns="md:grid-cols-3">
        {(event) => <EventCard event={event} />}
      </WindowRow>
    </Section>
  )
}
