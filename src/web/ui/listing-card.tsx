import { Link } from '@tanstack/react-router'
import { typeLabel } from '#contract/property.ts'
import { type Card, callLink, placeOf, whatsAppAbout } from '../listing-words.ts'
import { useToday } from '../today.ts'
import { daysAgo } from '../when.ts'
import { Badge } from './badge.tsx'
import { roundClass, roundTintClass } from './button.tsx'
import { Facts } from './facts.tsx'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'

type ListingCardProps = {
  listing: Card
  /** The level of the title in its screen's outline. */
  heading?: 'h2' | 'h3'
  /** The first cards of a screen ask for their picture at once. */
  first?: boolean
  sizes?: string
}

/**
 * A listing in a list: how much, where, how big. The whole card is one link to the listing; the call and WhatsApp
 * buttons stand above it. It fills the width it is given.
 */
export function ListingCard({
  listing,
  heading: Heading = 'h3',
  first = false,
  sizes = '(width < 768px) 100vw, (width < 1280px) 50vw, 400px',
}: ListingCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-white transition-shadow duration-200 hover:shadow-raised has-[h2_a:focus-visible,h3_a:focus-visible]:outline-2 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-ink">
      <div className="relative">
        <Picture
          src={listing.image?.url}
          alt={listing.image?.alt ?? ''}
          seed={listing.id}
          sizes={sizes}
          first={first}
          className="aspect-4/3 w-full"
        />
        <Badges listing={listing} />
        {listing.imageCount > 0 && <PhotoCount count={listing.imageCount} />}
      </div>
      <div className="flex-1 px-4.5 pt-4 pb-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Price pkr={listing.price} purpose={listing.purpose} />
          <span className="text-sm text-muted">
            {typeLabel(listing.subtype)}
            <span className="sr-only"> for {listing.purpose}</span>
          </span>
        </p>
        <Heading className="mt-1 mb-1.5 line-clamp-2 min-h-[2.7em] text-base leading-[1.35] font-medium tracking-normal text-pretty">
          <Link
            to="/listing/$id"
            params={{ id: String(listing.id) }}
            className="outline-none after:absolute after:inset-0"
          >
            {listing.title}
          </Link>
        </Heading>
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <Icon name="pin" className="text-base" />
          <span className="truncate">{placeOf(listing)}</span>
        </p>
        <div className="mt-3">
          <Facts home={listing} />
        </div>
      </div>
      <CardFoot listing={listing} />
    </article>
  )
}

const endings = { draft: 'Draft', published: undefined, sold: 'Sold', rented: 'Rented', expired: 'Expired' }

function Badges({ listing }: { listing: Card }) {
  const ended = endings[listing.status]
  return (
    <div className="absolute top-3 left-3 flex gap-1.5">
      {listing.featured && <Badge tone="gold">Featured</Badge>}
      {ended && <Badge tone="ink">{ended}</Badge>}
    </div>
  )
}

function PhotoCount({ count }: { count: number }) {
  return (
    <span className="absolute right-3 bottom-3 flex items-center gap-1.5 rounded-sm bg-black/75 px-2 py-0.5 text-[13px] text-white">
      <Icon name="camera" className="text-sm" />
      <span className="sr-only">Pictures: </span>
      {count}
    </span>
  )
}

function CardFoot({ listing }: { listing: Card }) {
  const today = useToday()
  const { confirmedAt, publishedAt } = listing
  return (
    <div className="flex items-center gap-2 border-t border-line py-2.5 pr-3 pl-4.5">
      <span className="flex-1 text-[13px] text-muted">
        {confirmedAt ? `Confirmed ${daysAgo(confirmedAt, today)}` : `Added ${daysAgo(publishedAt, today)}`}
      </span>
      <a
        href={callLink(listing)}
        aria-label={`Call about ${listing.title}`}
        className={`${roundClass} relative`}
      >
        <Icon name="phone" className="text-lg" />
      </a>
      <a
        href={whatsAppAbout(listing)}
        target="_blank"
        rel="noopener"
        aria-label={`WhatsApp about ${listing.title}`}
        className={`${roundTintClass} relative`}
      >
        <Icon name="chat" className="text-lg" />
      </a>
    </div>
  )
}
