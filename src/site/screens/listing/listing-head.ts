import { hideWebsites, stripHtml } from '#contract/content/html.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { typeLabel } from '#contract/listings/property.ts'
import { listingPath } from '#contract/paths.ts'
import { formatAmount } from '#contract/text/money.ts'
import { listingPage as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { isBuilt } from '#ui/listing/building-facts.tsx'
import { placeText } from '#ui/listing/contact-links.ts'
import type { Listing } from '#ui/listing/listing.ts'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import { listingCrumbs } from './listing-crumbs.ts'

/** The head of a listing's page, for search engines and for previews in chats. */
export function listingHead({ id, listing }: { id: number; listing: Listing | undefined }) {
  const path = listingPath(id)
  if (!listing)
    return pageHead({ path, title: t.goneTitle, description: t.goneText({ id: String(id) }), noindex: true })
  const price = listing.price > 0 ? formatAmount(listing.price) : t.priceOnCall
  const { title } = listing
  const place = placeText(listing)
  return pageHead({
    path,
    // Two houses in one street may be called the same.
    title: t.pageTitle({ title, place, id }),
    description: t.pageDescription({
      price,
      size: listing.size ? formatSize(listing.size) : '',
      place,
      id,
      description: hideWebsites(stripHtml(listing.description)),
    }),
    preview: { of: 'listing', id: listing.id, changedAt: listing.updatedAt },
    image: listing.image,
    jsonLd: import.meta.env.SSR && [listingJsonLd(listing, path), breadcrumbsJsonLd(listingCrumbs(listing))],
  })
}

function listingJsonLd(listing: Listing, path: string): Record<string, unknown> {
  return {
    '@type': 'RealEstateListing',
    name: listing.title,
    url: absolutePage(path),
    ...(listing.publishedAt && { datePosted: listing.publishedAt }),
    ...(listing.updatedAt && { dateModified: listing.updatedAt }),
    mainEntity: homeJsonLd(listing),
    ...(listing.price > 0 && {
      offers: {
        '@type': 'Offer',
        price: listing.price,
        priceCurrency: 'PKR',
        availability: `https://schema.org/${listing.status === 'published' ? 'InStock' : 'SoldOut'}`,
        businessFunction: `http://purl.org/goodrelations/v1#${listing.purpose === 'rent' ? 'LeaseOut' : 'Sell'}`,
      },
    }),
  }
}

function homeJsonLd(listing: Listing) {
  const { type, subtype, beds, baths, size, area, city, lat, long, yearBuilt, floor, possession } = listing
  return {
    '@type': type === 'residential' ? 'Accommodation' : 'Place',
    ...(subtype && { name: typeLabel(subtype) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: area.name,
      addressLocality: city.name,
      addressCountry: 'PK',
    },
    ...(lat !== null &&
      long !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long } }),
    ...(type === 'residential' && {
      ...(size && { floorSize: { '@type': 'QuantitativeValue', value: size.sqft, unitCode: 'FTK' } }),
      ...(beds !== null && { numberOfBedrooms: beds }),
      ...(baths !== null && { numberOfBathroomsTotal: baths }),
      ...(yearBuilt !== null && isBuilt(possession) && { yearBuilt }),
      ...(floor !== null && { floorLevel: String(floor) }),
    }),
  }
}
