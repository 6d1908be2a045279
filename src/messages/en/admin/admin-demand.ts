export const adminDemand = {
  title: 'Demand',
  intro:
    'What people look for against what we have. Only groups of at least {least} people are shown, and never who they are.',
  alerts: {
    active: 'Active alerts',
    paused: 'Paused alerts',
    pending: 'Alerts not confirmed yet',
    bounced: 'Addresses that bounced',
  },
  saved: 'Saved searches and stock',
  noSaved: 'No search was saved by enough people yet.',
  homes: 'Homes whose price drop people wait for',
  noHomes: 'No home is watched by enough people yet.',
  search: 'Search',
  location: 'Location',
  people: 'People',
  stock: 'Listings on offer',
  noStock: 'None',
  property: 'Property',
  price: 'Asking price',
  anywhere: 'Anywhere, or drawn on the map',
  anyType: 'Any type',
  wanted: {
    sale: '{type} for sale',
    rent: '{type} to rent',
  },
  empty: 'Searches without results',
  emptyCount:
    '{count, plural, =0 {No search was without results.} one {# search was without results.} other {# searches were without results.}} Visitors who opt out of tracking are left out.',
  emptyAreas: 'Areas without results',
  emptyCities: 'Cities without results',
  emptyTypes: 'Types without results',
} as const
