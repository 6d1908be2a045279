/** The words on the picture that chats and social networks show of a page. */
export const sharePictures = {
  purpose: {
    sale: '{size} {type} for sale',
    rent: '{size} {type} to rent',
  },
  monthly: '{price} a month',
  onCall: 'Price on call',
  listing: '{what} · {area}, {city}',
  inArea: '{area}, {city}',
  project: 'From {price} · {place}',
  projectBy: 'By {developer} · {place}',
  job: '{what} · {place}',
  area: '{city} · {count, plural, one {# property} other {# properties}} for sale or rent',
} as const
