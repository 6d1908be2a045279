/** Kyero v3, the XML that portals take: one `property` for each listing, sizes in square metres. */

import { stripHtmlToLines } from '#contract/content/html.ts'
import { convertSize } from '#contract/listings/convert-size.ts'
import { typeLabel } from '#contract/listings/property.ts'
import { escapeXml } from '#contract/text/escape.ts'
import { provinceOf } from '../trade/index.ts'
import { listingAddress, type Places, pictureAddress } from './addresses.ts'
import type { FedListing } from './read.ts'

const mostImages = 50
const mostFeatures = 50
const longestDetail = 50

/** The whole document, piece by piece. */
export async function* kyeroFeed(
  parts: AsyncIterable<readonly FedListing[]>,
  places: Places,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<root>\n${inside('kyero', text('feed_version', '3'))}\n`
  for await (const part of parts) yield part.map((listing) => `${property(listing, places)}\n`).join('')
  yield '</root>\n'
}

function property(listing: FedListing, places: Places): string {
  const { id, price, purpose, subtype, possession, city, area, beds, baths } = listing
  return inside(
    'property',
    text('id', id),
    text('date', listing.updated_at.toISOString().slice(0, 19).replace('T', ' ')),
    text('ref', id),
    // On call.
    text('price', price === 0 ? 'x' : price),
    text('currency', 'PKR'),
    text('price_freq', purpose === 'sale' ? 'sale' : 'month'),
    possession === 'under construction' ? text('new_build', 1) : '',
    text('type', typeLabel(subtype)),
    text('town', city),
    text('province', provinceOf(city)),
    text('country', 'Pakistan'),
    position(listing),
    text('location_detail', [...area].slice(0, longestDetail).join('')),
    beds === null ? '' : text('beds', beds),
    baths === null ? '' : text('baths', baths),
    surface(listing),
    inside('url', text('en', listingAddress(id, places))),
    inside('desc', text('en', `${listing.title}\n\n${stripHtmlToLines(listing.description)}`)),
    features(listing),
    images(listing, places),
  )
}

function position({ lat, long }: FedListing): string {
  if (lat === null || long === null) return ''
  return inside('location', text('latitude', lat), text('longitude', long))
}

/** A size in marla, kanal or square yards is of the ground. */
function surface({ type, size_unit, size_sqft }: FedListing): string {
  const { value } = convertSize({ value: size_sqft, unit: 'sqft' }, 'sqm')
  const isGround = type === 'plot' || size_unit === 'marla' || size_unit === 'kanal' || size_unit === 'sqyd'
  return inside('surface_area', text(isGround ? 'plot' : 'built', Math.max(1, Math.round(value))))
}

/** There must be one. */
function features({ features: named, subtype }: FedListing): string {
  const all = named.length > 0 ? named : [typeLabel(subtype)]
  return inside('features', ...all.slice(0, mostFeatures).map((feature) => text('feature', feature)))
}

function images({ images: stored }: FedListing, places: Places): string {
  if (stored.length === 0) return ''
  const each = stored
    .slice(0, mostImages)
    .map(({ url }, at) => `<image id="${at + 1}">${text('url', pictureAddress(url, places))}</image>`)
  return inside('images', ...each)
}

function inside(name: string, ...parts: string[]): string {
  return `<${name}>${parts.join('')}</${name}>`
}

function text(name: string, value: string | number): string {
  return `<${name}>${escapeXml(String(value))}</${name}>`
}
