import { eventPath } from '#contract/paths.ts'
import { joinList } from '#contract/text/join-list.ts'
import { cards as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { Badge } from '#ui/badge.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { formatDate } from '#ui/format-date.ts'
import { Picture } from '#ui/picture.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { useToday } from '../today.ts'

export type EventOfGallery = Answer<'events'>[number]

type EventCardProps = {
  event: EventOfGallery
  /** The level of the title in its screen's outline. */
  heading?: 'h2' | 'h3'
  /** The first card of a screen loads its picture immediately. */
  first?: boolean
  sizes?: string
}

/** An event in a list: when, what, where, and how much there is to see. The whole card is one link. */
export function EventCard({
  event,
  heading: Heading = 'h3',
  first = false,
  sizes = '(width < 640px) 96vw, (width < 1060px) 48vw, 410px',
}: EventCardProps) {
  const { id, title, description, place, date, thumbnail } = event
  const media = mediaCount(event)
  return (
    <article className="home-card">
      <div className="home-card-picture">
        <Picture
          src={thumbnail?.url}
          alt=""
          width={thumbnail?.width ?? undefined}
          height={thumbnail?.height ?? undefined}
          placeholder={thumbnail?.placeholder}
          standIn="property"
          sizes={sizes}
          first={first}
          className="aspect-3/2 w-full"
        />
        {date && <Day date={date} />}
        {media && <span className="home-card-count">{media}</span>}
      </div>
      <div className="home-card-body pb-4.5!">
        <Heading lang={contentLang(title)} className="text-lg text-pretty">
          <SiteLink href={eventPath(id)} className="home-card-link">
            {title}
          </SiteLink>
        </Heading>
        {place && (
          <p lang={contentLang(place)} className="mt-1.5 home-card-place with-icon icon-pin">
            {place}
          </p>
        )}
        <p lang={contentLang(description)} className="mt-2.5 line-clamp-3 text-sm text-pretty text-muted">
          {description}
        </p>
      </div>
    </article>
  )
}

function Day({ date }: { date: string }) {
  const [day, ...monthAndYear] = formatDate(date).split(' ')
  return (
    <>
      <time
        dateTime={date}
        className="absolute top-3 start-3 rounded-card bg-white px-3 py-1.5 text-center leading-none"
      >
        <span className="block text-xl font-semibold tabular-nums">{day}</span>{' '}
        <span className="block text-xs whitespace-nowrap text-muted">{monthAndYear.join(' ')}</span>
      </time>
      <div className="absolute top-3 end-3">
        <Coming date={date} />
      </div>
    </>
  )
}

/** A badge for an event that is today or still to come. */
export function Coming({ date }: { date: string }) {
  const today = useToday()
  if (date < today) return null
  return <Badge>{date === today ? t.today : t.upcoming}</Badge>
}

/** '4 photos, 1 video'; empty when there is nothing yet. */
export function mediaCount({
  photoCount,
  videoCount,
}: Pick<EventOfGallery, 'photoCount' | 'videoCount'>): string {
  return joinList([
    !!photoCount && t.photoCount({ count: photoCount }),
    !!videoCount && t.videoCount({ count: videoCount }),
  ])
}
