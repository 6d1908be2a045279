import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { typeLabel } from '#contract/listings/property.ts'
import { listingPath } from '#contract/paths.ts'
import { formatNumber } from '#messages/format-number.ts'
import { cards as t } from '#messages/site.ts'
import { Badge } from '#ui/badge.tsx'
import { roundClass, roundTintClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { Facts } from '#ui/facts.tsx'
import { daysAgo } from '#ui/format-date.ts'
import { type Card, callLink, placeText, whatsAppAbout } from '#ui/listing/contact-links.ts'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { Rich } from '#ui/rich.tsx'
import { SaveButton } from '#ui/saved/save-button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { useToday } from '../today.ts'

type ListingCardProps = {
  listing: Card
  /** The level of the title in its screen's outline. */
  heading?: 'h2' | 'h3' | 'h4'
  /** The first cards of a screen load their pictures immediately. */
  first?: boolean
  sizes?: string
  /** The ID of an element beside the card that says more of it, read aloud with its link. */
  describedBy?: string | undefined
}

/**
 * A listing in a list: how much, where, how big. The whole card is one link to the listing; the call,
 * WhatsApp and save buttons are above it. It fills the width it is given. Its photos are swiped behind its content:
 * the style sheet does that (`listing-card.css`), and `photos/open-photos.ts` brings those after the first.
 */
export function ListingCard({
  listing,
  heading: Heading = 'h3',
  first = false,
  sizes = '(width < 768px) 100vw, (width < 1280px) 50vw, 400px',
  describedBy,
}: ListingCardProps) {
  const today = useToday()
  const { id, title, price, purpose, image, imageCount, confirmedAt, publishedAt } = listing
  const place = placeText(listing)
  return (
    <article className="home-card photo-card" {...(imageCount > 1 && photosOf(id, imageCount))}>
      <Picture
        src={image?.url}
        alt={image?.alt ?? ''}
        width={image?.width}
        height={image?.height}
        placeholder={image?.placeholder}
        seed={id}
        sizes={sizes}
        first={first}
        className="aspect-4/3 w-full"
      />
      {imageCount > 1 && <i />}
      <div className="photo-card-content">
        <div className="photo-card-window">
          <Badges listing={listing} />
          {imageCount > 0 && (
            <span className="home-card-count with-icon icon-camera">
              <span className="sr-only">{t.photos} </span>
              <span>{imageCount}</span>
            </span>
          )}
        </div>
        <div className="home-card-body">
          <p className="home-card-price">
            <Price pkr={price} purpose={purpose ?? undefined} />
            {purpose && listing.subtype && (
              <span>
                <Rich parts={t.kind[purpose]({ type: typeLabel(listing.subtype), hidden: readAloud })} />
              </span>
            )}
          </p>
          <Heading lang={contentLang(title)} className="home-card-title">
            <SiteLink href={listingPath(id)} aria-describedby={describedBy} className="home-card-link">
              {title}
            </SiteLink>
          </Heading>
          <p lang={contentLang(place)} className="home-card-place with-icon icon-pin">
            {place}
          </p>
          <Facts home={listing} />
          {listing.yieldPercent !== undefined && (
            <p className="mt-1.5 text-sm text-muted">
              {t.yield({ percent: formatNumber(listing.yieldPercent, 1) })}
            </p>
          )}
        </div>
        <div className="home-card-foot">
          <span>
            {confirmedAt
              ? t.confirmed({ when: daysAgo(confirmedAt, today) })
              : publishedAt && t.added({ when: daysAgo(publishedAt, today) })}
          </span>
          <IconLink
            href={callLink(listing)}
            label={t.callAbout({ title })}
            className={`${roundClass} icon-phone`}
          />
          <IconLink
            href={whatsAppAbout(listing)}
            target="_blank"
            rel="noopener"
            label={t.whatsAppAbout({ title })}
            className={`${roundTintClass} icon-whatsapp`}
          />
          <SaveButton home={{ kind: 'listing', id, title, price }} />
        </div>
      </div>
    </article>
  )
}

function IconLink({ href, label, className, ...rest }: ComponentProps<'a'> & { label: string }) {
  return <a href={href} aria-label={label} className={`${className} icon-alone`} {...rest} />
}

/**
 * What the style sheet and the script need to know of a card with several photos. Firefox would stop at every scroller
 * with Tab.
 */
function photosOf(id: number, count: number) {
  const style: CSSProperties & { '--photos': number } = { '--photos': count }
  return { 'data-photos': id, tabIndex: -1, style }
}

const readAloud = (text: readonly ReactNode[]) => <span className="sr-only">{text}</span>

const endings: Partial<Record<Card['status'], string>> = t.ended

function Badges({ listing }: { listing: Card }) {
  const ended = endings[listing.status]
  if (!listing.featured && !listing.reduced && !listing.approvedBy && !ended) return null
  return (
    <div className="home-card-badges">
      {listing.featured && <Badge tone="gold">{t.featured}</Badge>}
      {listing.reduced && <Badge tone="plain">{t.reduced}</Badge>}
      {listing.approvedBy && <Badge tone="plain">{t.noc({ authority: listing.approvedBy })}</Badge>}
      {ended && <Badge tone="ink">{ended}</Badge>}
    </div>
  )
}
