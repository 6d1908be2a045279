import { getRouteApi } from '@tanstack/react-router'
import { gallery as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PlainText } from '#ui/plain-text.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { EventOfGallery } from '../../cards/event-card.tsx'
import { EventCard } from '../../cards/static-event-card.ts'
import { galleryCrumb, homeCrumb } from '../../crumbs.ts'
import { FailedList } from '../../parts/failed-list.tsx'
import { useToday } from '../../today.ts'
import { path as dubaiEvent } from '../dubai-event/event-head.ts'
import { dayText } from '../dubai-event/event-time.ts'
import type { Announcement } from '../dubai-event/load-event.ts'
import { GroupPhotos, NoGroupPhotos } from './group-photos.tsx'

const route = getRouteApi('/gallery')

/** The events by date, the newest first, and the team year by year. */
export function GalleryScreen() {
  const { events, groupPhotos, announced } = route.useLoaderData()
  const today = useToday()
  return (
    <>
      <div className="column pt-5 pb-14 md:pb-20">
        <Breadcrumbs crumbs={[homeCrumb]} here={galleryCrumb.label} />
        <h1 className="mt-5 text-4xl md:mt-8">{t.title}</h1>
        <p className="mt-3 max-w-[36em] text-lg text-muted">{t.intro}</p>
        {announced && <Announced {...announced} />}
        {events.hasFailed && <FailedList className="mt-10" />}
        {byPeriod(events.data, today).map(({ title, events }, at) => (
          <section key={title} aria-label={title} className="mt-10">
            <h2 className="mb-5 text-2xl tabular-nums">{title}</h2>
            <EventGrid events={events} isFirst={at === 0} />
          </section>
        ))}
      </div>
      {!events.isDataAvailable && !events.hasFailed && <NoEvents />}
      {groupPhotos.hasFailed && <NoGroupPhotos />}
      {groupPhotos.isDataAvailable && <GroupPhotos photos={groupPhotos.data} />}
    </>
  )
}

/** The event that has a page of its own, with programme and registration. */
function Announced({ event, phase }: Announcement) {
  const isOver = phase === 'over'
  return (
    <section
      aria-labelledby="announced"
      className="on-dark mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-panel bg-green-900 p-6 text-white md:p-8"
    >
      <div className="max-w-[44em]">
        <p className="text-sm text-mist">
          {t.announced.place({ day: dayText(event), place: event.place.address })}
        </p>
        <h2 id="announced" lang={contentLang(event.title)} className="mt-1 text-2xl">
          {event.title}
        </h2>
        <PlainText text={isOver ? t.announced.over : event.description} className="mt-2 text-mist" />
      </div>
      <SiteLink href={dubaiEvent} className={buttonClass({ variant: 'light' })}>
        {isOver ? t.announced.seePhotos : t.announced.register}
      </SiteLink>
    </section>
  )
}

/** Events as cards; at the top of a screen the first picture loads without waiting. */
export function EventGrid({
  events,
  isFirst = false,
}: {
  events: readonly EventOfGallery[]
  isFirst?: boolean
}) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 nav:grid-cols-3">
      {events.map((event, at) => (
        <li key={event.id} className="min-w-0">
          <EventCard event={event} first={isFirst && at === 0} />
        </li>
      ))}
    </ul>
  )
}

function NoEvents() {
  return (
    <EmptyState title={t.noneTitle} text={t.noneText}>
      <SiteLink href="/contact" className={buttonClass({ variant: 'main' })}>
        {t.offices}
      </SiteLink>
      <SiteLink href="/" className={buttonClass()}>
        {t.home}
      </SiteLink>
    </EmptyState>
  )
}

/** The same order, cut where the future and each year begin. */
function byPeriod(events: readonly EventOfGallery[], today: string) {
  const periods: { title: string; events: EventOfGallery[] }[] = []
  for (const event of events) {
    const title = eventTitle(event, today)
    const last = periods.at(-1)
    if (last?.title === title) last.events.push(event)
    else periods.push({ title, events: [event] })
  }
  return periods
}

/** Events without a day have no title of their own. */
function eventTitle({ date }: EventOfGallery, today: string): string {
  if (date === null) return ''
  return date >= today ? t.comingUp : date.slice(0, 4)
}
