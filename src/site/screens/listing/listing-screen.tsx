import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { agency } from '#agency'
import { partnerLink } from '#contract/listings/partner-link.ts'
import { percentChange } from '#contract/listings/percent-change.ts'
import { listingPath, newAlertPath, projectPath, reportListingPath } from '#contract/paths.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { contact, lists } from '#messages/common.ts'
import {
  alertPages as alerts,
  priceHistory as history,
  reportListing,
  listingPage as t,
} from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ContactBar, ToForm } from '#ui/contact-bar.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { Fact, Facts } from '#ui/facts.tsx'
import { daysAgo, formatDate } from '#ui/format-date.ts'
import { approvalText } from '#ui/listing/approval-text.ts'
import { BuildingFacts } from '#ui/listing/building-facts.tsx'
import { callLink, whatsAppAbout } from '#ui/listing/contact-links.ts'
import { ListingGallery } from '#ui/listing/gallery.tsx'
import { adContext, aroundListing, type Listing, typeOfListing } from '#ui/listing/listing.ts'
import { ListingSections } from '#ui/listing/listing-sections.tsx'
import { PlaceLine } from '#ui/listing/place-line.tsx'
import { Price } from '#ui/price.tsx'
import { Rich } from '#ui/rich.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { SizeInSquareFeet } from '#ui/size.tsx'
import { AdSpace } from '../../ads/ad-space.tsx'
import { ListingRow } from '../../cards/listing-row.tsx'
import { CurrencyPopover } from '../../currency/currency-popover.tsx'
import { PrintHead } from '../../parts/print-head.tsx'
import { rememberSeen } from '../../seen-listings.ts'
import { useToday } from '../../today.ts'
import { AgentPanel, requestId } from './agent-panel.tsx'
import { GoneListing } from './gone.tsx'
import { listingCrumbs } from './listing-crumbs.ts'
import { PhotoActions } from './photo-actions.tsx'
import { PriceHistory } from './static-price-history.ts'

const route = getRouteApi('/listing/$id')

export function ListingScreen() {
  const { id, listing, ...more } = route.useLoaderData()
  return listing ? <ShownListing listing={listing} {...more} /> : <GoneListing id={id} />
}

function ShownListing({
  listing,
  viewingTimes,
  adSlot,
}: {
  listing: Listing
  viewingTimes: readonly string[]
  adSlot: boolean
}) {
  const today = useToday()
  useEffect(() => rememberSeen(listing.id), [listing.id])
  return (
    <div className="column pt-3 pb-10 md:pt-5 lg:pb-0 print:pt-0 print:pb-0">
      <PrintHead path={listingPath(listing.id)} />
      <Breadcrumbs crumbs={listingCrumbs(listing)} here={t.crumb({ id: listing.id })} />
      <div className="mt-2 md:mt-3.5">
        <Ended listing={listing} />
        <div className="relative">
          <ListingGallery key={listing.id} listing={listing} />
          <PhotoActions key={listing.id} listing={listing} />
        </div>
      </div>
      <div className="grid gap-x-14 gap-y-10 pt-4 pb-14 md:pt-8 lg:grid-cols-[minmax(0,1fr)_380px]">
        <article className="min-w-0">
          <Summary listing={listing} />
          <ListingSections
            key={listing.id}
            listing={listing}
            nearby={{ call: 'listingNearby', id: listing.id }}
          />
          {listing.priceHistory.length > 0 && <PriceHistory entries={listing.priceHistory} today={today} />}
          <Dates listing={listing} />
          <WatchLink listing={listing} />
          <p className="mt-3 print:hidden">
            <SiteLink
              href={reportListingPath(listing.id)}
              rel="nofollow"
              className="tap-link text-muted underline underline-offset-4"
            >
              {reportListing.link}
            </SiteLink>
          </p>
          <OnPartners listing={listing} />
        </article>
        <aside aria-label={contact.title} className="lg:flex lg:flex-col">
          <div className="lg:flex-1">
            <AgentPanel key={listing.id} listing={listing} viewingTimes={viewingTimes} />
          </div>
          {adSlot && (
            <div className="mt-6 noscript:hidden">
              <AdSpace
                key={listing.id}
                placement="listing_side"
                context={adContext(listing)}
                className="h-36 rounded-panel lg:h-84"
              />
            </div>
          )}
        </aside>
      </div>
      <ListingRow
        listings={listing.similar}
        title={(listing.status === 'published' ? t.similar : t.available)[typeOfListing(listing)]}
      />
      <ContactBar call={callLink(listing)} whatsApp={whatsAppAbout(listing)}>
        <ToForm id={requestId} />
      </ContactBar>
    </div>
  )
}

function Summary({ listing }: { listing: Listing }) {
  const today = useToday()
  const { size, confirmedAt, project, approval } = listing
  return (
    <>
      <div className="relative flex items-start gap-1">
        <p>
          <Price pkr={listing.price} purpose={listing.purpose ?? undefined} className="text-[2.125rem]" />
        </p>
        {listing.price > 0 && <CurrencyPopover id="listing-currency" />}
      </div>
      <Reduced listing={listing} />
      <h1 lang={contentLang(listing.title)} className="mt-1 mb-2 text-2xl text-pretty md:mt-2">
        {listing.title}
      </h1>
      <PlaceLine listing={listing} />
      {project && (
        <p className="mt-2">
          <Rich
            parts={t.partOf({
              name: project.name,
              project: (name) => (
                <SiteLink
                  href={projectPath(project)}
                  className="font-medium text-green-700 underline underline-offset-4"
                >
                  {name}
                </SiteLink>
              ),
            })}
          />
        </p>
      )}
      <div className="my-4 border-y border-line py-4 md:my-6 md:mb-8 md:py-4.5">
        <Facts home={listing} words>
          {size && size.unit !== 'sqft' && (
            <li>
              <SizeInSquareFeet size={size} />
            </li>
          )}
          <BuildingFacts listing={listing} />
          {confirmedAt && <Fact icon="confirmed">{t.confirmed({ when: daysAgo(confirmedAt, today) })}</Fact>}
          {approval?.status === 'approved' && <Fact icon="confirmed">{approvalText(approval)}</Fact>}
        </Facts>
        {confirmedAt && (
          <p className="mt-2.5 text-sm text-muted">{t.confirmedMeans({ date: formatDate(confirmedAt) })}</p>
        )}
      </div>
    </>
  )
}

function Reduced({ listing: { reduced, price } }: { listing: Listing }) {
  if (!reduced) return null
  const percent = Math.abs(percentChange(reduced.priceBefore, price))
  return (
    <p className="text-sm font-medium text-green-700">
      {history.reducedOn({ percent, date: formatDate(reduced.at) })}
    </p>
  )
}

const endings: Partial<Record<Listing['status'], string>> = t.ended

/** A listing that is no longer on offer says so first, and where others like it are. */
function Ended({ listing }: { listing: Listing }) {
  const { area, subtype } = listing
  const ending = endings[listing.status]
  if (!ending) return null
  return (
    <p className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-ink px-5 py-3.5 font-medium text-white">
      {ending}
      <SiteLink
        href={searchAddress({ ...aroundListing(listing), subtype: subtype ? [subtype] : [] })}
        className="underline underline-offset-4 focus-visible:outline-white"
      >
        {t.moreInArea({ area: area.name })}
      </SiteLink>
    </p>
  )
}

function Dates({ listing: { id, publishedAt, updatedAt } }: { listing: Listing }) {
  const dates = [
    [t.id, String(id)],
    ...(publishedAt ? [[t.added, formatDate(publishedAt)]] : []),
    ...(updatedAt ? [[t.updated, formatDate(updatedAt)]] : []),
  ]
  return (
    <dl className="mt-10 flex flex-wrap gap-x-10 gap-y-2 border-t border-line pt-5 text-sm">
      {dates.map(([label, value]) => (
        <div key={label} className="flex gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Links to an alert for when its price drops or it is gone. */
function WatchLink({ listing: { id, status } }: { listing: Listing }) {
  if (status !== 'published' && status !== 'under offer') return null
  return (
    <p className="mt-3 print:hidden">
      <SiteLink
        href={newAlertPath(id)}
        rel="nofollow"
        className="tap-link font-medium text-green-700 underline underline-offset-4"
      >
        {alerts.watchThis}
      </SiteLink>
    </p>
  )
}

/** Where else it is shown. */
function OnPartners({ listing }: { listing: Listing }) {
  const { id, title, city, area, status, inEnglish } = listing
  if (agency.partners.length === 0 || status !== 'published') return null
  const property = { id, ...(inEnglish ?? { title, city: city.name, area: area.name }) }
  return (
    <p className="mt-3 text-sm text-muted print:hidden">
      {t.alsoOn}{' '}
      {agency.partners.map(({ name, domain }, at) => (
        <span key={domain}>
          {at > 0 && lists.separator}
          <a
            href={partnerLink(domain, property)}
            target="_blank"
            rel="noopener"
            lang={contentLang(name)}
            className="underline underline-offset-4"
          >
            {name}
          </a>
        </span>
      ))}
    </p>
  )
}
