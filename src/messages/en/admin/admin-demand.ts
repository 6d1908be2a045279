export const adminDemand = {
  title: 'Demand',
  intro:
    'What people are looking for, compared with what we have. Only groups of at least {least} people are shown, never who they are.',
  alerts: {
    active: 'Active alerts',
    paused: 'Paused alerts',
    pending: 'Alerts not confirmed yet',
    bounced: 'Addresses that bounced',
  },
  saved: 'Saved searches and stock',
  noSaved: 'No search has been saved by enough people yet.',
  homes: 'Properties with price-drop alerts',
  noHomes: 'Not enough people have a price-drop alert for the same property yet.',
  search: 'Search',
  location: 'Location',
  people: 'People',
  stock: 'Available listings',
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
    '{count, plural, =0 {Every search had results.} one {# search had no results.} other {# searches had no results.}} Visitors who opt out of tracking are left out.',
  emptyAreas: 'Areas without results',
  emptyCities: 'Cities without results',
  emptyTypes: 'Types without results',
} as const
