import { getRouteApi } from '@tanstack/react-router'
import { CalendarDays, Images, MapPin } from 'lucide-react'
import { eventPath } from '#contract/paths.ts'
import { gallery } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { formatDate } from '#ui/format-date.ts'
import { PlainText } from '#ui/plain-text.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Coming, mediaCount } from '../../cards/event-card.tsx'
import { galleryCrumb, homeCrumb } from '../../crumbs.ts'
import { FailedList } from '../../parts/failed-list.tsx'
import { ShareAndPrint } from '../../parts/share.tsx'
import { EventMedia } from './event-media.tsx'
import type { GalleryEvent } from './gallery-event.ts'
import { EventGrid } from './gallery-screen.tsx'

const route = getRouteApi('/gallery/$id')
const t = gallery.event

/** One event with everything there is to see of it, and the newest others. */
export function EventScreen() {
  const { event, others } = route.useLoaderData()
  return (
    <>
      <div className="column pt-5 pb-14 md:pb-20">
        <Breadcrumbs crumbs={[homeCrumb, galleryCrumb]} here={event.title} />
        <Summary event={event} />
        {/* Another event begins with its own 'all'. */}
        <EventMedia key={event.id} event={event} />
      </div>
      {(others.data.length > 0 || others.hasFailed) && (
        <section aria-labelledby="others" className="section bg-sand print:hidden">
          <div className="column">
            <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <h2 id="others" className="text-3xl">
                {t.more}
              </h2>
              <SiteLink href={galleryCrumb.path} className={buttonClass()}>
                {t.all}
              </SiteLink>
            </div>
            {others.hasFailed ? <FailedList className="bg-white!" /> : <EventGrid events={others.data} />}
          </div>
        </section>
      )}
    </>
  )
}

function Summary({ event }: { event: GalleryEvent }) {
  const { id, title, description, place, date } = event
  const media = mediaCount(event)
  return (
    <div className="mt-5 mb-8 md:mt-8">
      <p className="mb-2 empty:hidden">{date && <Coming date={date} />}</p>
      <div className="flex items-start justify-between gap-6">
        <h1 lang={contentLang(title)} className="text-4xl">
          {title}
        </h1>
        <ShareAndPrint path={eventPath(id)} title={title} />
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-muted">
        {date && (
          <li className="flex items-center gap-2 whitespace-nowrap">
            <CalendarDays aria-hidden="true" className="size-4.5" />
            <time dateTime={date}>{formatDate(date)}</time>
          </li>
        )}
        {place && (
          <li className="flex items-center gap-2">
            <MapPin aria-hidden="true" className="size-4.5 shrink-0" />
            <span lang={contentLang(place)}>{place}</span>
          </li>
        )}
        {media && (
          <li className="flex items-center gap-2 whitespace-nowrap">
            <Images aria-hidden="true" className="size-4.5" />
            {media}
          </li>
        )}
      </ul>
      <PlainText text={description} className="mt-5 max-w-[40em] text-lg" />
    </div>
  )
}
