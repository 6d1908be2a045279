/** The same listings for programs: one JSON object a line. */
import { listingAddress, type Places, pictureAddress } from './addresses.ts'
import type { FedListing } from './read.ts'

export async function* jsonLines(
  parts: AsyncIterable<readonly FedListing[]>,
  places: Places,
): AsyncGenerator<string> {
  for await (const part of parts)
    yield part.map((listing) => `${JSON.stringify(line(listing, places))}\n`).join('')
}

function line({ images, size_value, size_unit, agent, agent_phone, ...listing }: FedListing, places: Places) {
  return {
    ...listing,
    currency: 'PKR',
    size: { value: size_value, unit: size_unit },
    url: listingAddress(listing.id, places),
    agent: agent === null ? null : { name: agent, phone: agent_phone },
    images: images.map(({ url, alt }) => ({ url: pictureAddress(url, places), alt })),
  }
}
