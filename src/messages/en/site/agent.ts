export const agent = {
  post: '{title}, {city}',
  title: '{agent}, {post}',
  description:
    '{agent} covers {places}, speaks {languages} and has {count, plural, one {# listing} other {# listings}}. Call or message directly.',
  answersIn: {
    minutes: 'Usually answers in {count, plural, one {# minute} other {# minutes}}',
    hours: 'Usually answers in {count, plural, one {# hour} other {# hours}}',
  },
  areas: 'Areas',
  languages: 'Languages',
  call: 'Call {number}',
  whatsApp: 'WhatsApp',
  email: 'Email',
  forSale: 'For sale with {agent}',
  toRent: 'To rent with {agent}',
  allForSale: 'View all {count, number} for sale',
  allToRent: 'View all {count, number} to rent',
  noListingsTitle: 'No listings with {agent} at the moment',
  noListingsText: 'Call and tell us what you are looking for. Some properties are not advertised.',
  search: 'Search properties in {city}',
  others: 'Other agents in {city}',
  loading: 'Loading agent',
} as const
