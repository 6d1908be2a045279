/** The same listings for programs: one JSON object a line, with plain texts, whatever was typed into them. */
import { stripHtml, stripHtmlToLines } from '#contract/content/html.ts'
import { listingAddress, type Places, pictureAddress } from './addresses.ts'
import type { FedListing } from './read.ts'

export async function* jsonLines(
  parts: AsyncIterable<readonly FedListing[]>,
  places: Places,
): AsyncGenerator<string> {
  for await (const part of parts) yield part.map((listing) => `${written(line(listing, places))}\n`).join('')
}

// No character in it begins a tag, in case it is opened as a page.
const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

function written(value: object): string {
  return JSON.stringify(value).replace(/[<>&]/g, (sign) => escapes[sign] ?? '')
}

function line({ images, size_value, size_unit, agent, agent_phone, ...listing }: FedListing, places: Places) {
  return {
    ...listing,
    title: stripHtml(listing.title),
    description: stripHtmlToLines(listing.description),
    features: listing.features.map(stripHtml),
    city: stripHtml(listing.city),
    area: stripHtml(listing.area),
    currency: 'PKR',
    size: { value: size_value, unit: size_unit },
    url: listingAddress(listing.id, places),
    agent: agent === null ? null : { name: stripHtml(agent), phone: agent_phone },
    images: images.map(({ url, alt }) => ({
      url: pictureAddress(url, places),
      alt: stripHtml(alt),
    })),
  }
}
