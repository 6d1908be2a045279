/** Where a listing is, and what opens in WhatsApp about it. */
export const listingLinks = {
  place: '{area}, {city}',
  interested: 'Hello, I am interested in “{title}” (ID {id}): {url}',
} as const
