import { CalendarDays, CalendarPlus, MapPin, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { zonedTimeToIso } from '#contract/text/zoned-time.ts'
import { dubaiEvent as t } from '#messages/site.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { daysUntil } from '#ui/format-date.ts'
import { localPath } from '#ui/local-path.ts'
import { Picture } from '#ui/picture.tsx'
import { Prose } from '#ui/prose.tsx'
import { site } from '#ui/site-settings.ts'
import { homeCrumb } from '../../crumbs.ts'
import { languageAttributes } from '../../page-text.ts'
import { useToday } from '../../today.ts'
import { path } from './event-head.ts'
import { type DubaiEvent, dayText, eventDay, hoursText } from './event-time.ts'
import type { DubaiEventData } from './load-event.ts'

/** What it is, when, where and what it costs, beside its picture; over, it says so first. */
export function Opening({ data: { event, phase, gallery } }: { data: DubaiEventData }) {
  const isOver = phase === 'over'
  return (
    <div className="column pt-5">
      <Breadcrumbs crumbs={[homeCrumb]} here={event.title} />
      {isOver && (
        <p className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-ink px-5 py-3.5 font-medium text-white">
          {t.overNote}
          <a href="#register" className="underline underline-offset-4 focus-visible:outline-white">
            {t.hearOfNext}
          </a>
        </p>
      )}
      <div className="mt-5 grid items-center gap-x-14 gap-y-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,540px)]">
        <div>
          <When event={event} phase={phase} />
          <h1 lang={contentLang(event.title)} className="text-4xl">
            {event.title}
          </h1>
          <Prose {...languageAttributes(event)} html={event.leadHtml} className="mt-4 text-lg text-muted" />
          <Facts event={event} isOver={isOver} />
          {!isOver && (
            <div className="mt-7 flex flex-wrap gap-3 print:hidden">
              <a href="#register" className={buttonClass({ variant: 'main' })}>
                {t.register}
              </a>
              <a href={localPath(`${path}.ics`)} className={buttonClass()}>
                <CalendarPlus aria-hidden="true" className="size-4.5" />
                {t.addToCalendar}
              </a>
            </div>
          )}
        </div>
        <EventPicture gallery={gallery} />
      </div>
    </div>
  )
}

/** The gallery's picture of it, with what it shows: an impression says that it is one. */
function EventPicture({ gallery }: Pick<DubaiEventData, 'gallery'>) {
  const thumbnail = gallery?.thumbnail
  const caption = gallery?.eventMedia.find(({ url }) => url === thumbnail?.url)?.alt
  return (
    <figure>
      <Picture
        src={thumbnail?.url}
        alt=""
        width={thumbnail?.width ?? undefined}
        height={thumbnail?.height ?? undefined}
        placeholder={thumbnail?.placeholder}
        standIn="project"
        blurred="cover"
        place="large"
        sizes="(width < 992px) 96vw, 540px"
        first
        className="aspect-4/3 w-full rounded-panel"
      />
      {caption && (
        <figcaption lang={contentLang(caption)} className="mt-2 text-sm text-muted">
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

/** How far away it is. */
function When({ event, phase }: Pick<DubaiEventData, 'event' | 'phase'>) {
  const days = daysUntil(eventDay(event), useToday())
  if (phase === 'over') return null
  const words = days > 1 ? t.inDays({ days }) : days === 1 ? t.tomorrow : t.today
  return (
    <p className="mb-2.5">
      <Badge>{phase === 'on' ? t.now : words}</Badge>
    </p>
  )
}

function Facts({ event, isOver }: { event: DubaiEvent; isOver: boolean }) {
  const { place, entry, startsAt, timeZone } = event
  return (
    <ul className="mt-6 stack-4">
      <Fact icon={CalendarDays}>
        <time dateTime={zonedTimeToIso(startsAt, timeZone)}>
          <strong className="font-medium">{dayText(event)}</strong>
          <span className="block text-muted">{hoursText(event)}</span>
        </time>
      </Fact>
      <Fact icon={MapPin}>
        <strong lang={contentLang(place.name)} className="font-medium">
          {place.name}
        </strong>
        <span className="block text-muted">
          <span lang={contentLang(place.address)}>{place.address}</span>{' '}
          {site().maps && (
            <a
              href={mapAddress(place)}
              target="_blank"
              rel="noopener"
              className="whitespace-nowrap text-green-700 underline underline-offset-4"
            >
              {t.map}
            </a>
          )}
        </span>
      </Fact>
      {!isOver && (
        <Fact icon={Ticket}>
          <span lang={contentLang(entry)}>{entry}</span>
        </Fact>
      )}
    </ul>
  )
}

function Fact({ icon: Icon, children }: { icon: typeof MapPin; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span className="arch grid h-11 w-9 shrink-0 place-items-center bg-green-50 pt-1 text-green-700">
        <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      </span>
      <span className="self-center text-pretty">{children}</span>
    </li>
  )
}

function mapAddress({ lat, long }: DubaiEvent['place']): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=16/${lat}/${long}`
}
