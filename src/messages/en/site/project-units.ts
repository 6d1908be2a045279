/** A unit of a project in facts, on the page of the project and while it is booked. */
export const projectUnits = {
  beds: '{count, plural, one {# bed} other {# beds}}',
  baths: '{count, plural, one {# bath} other {# baths}}',
  facing: 'facing {view}',
  priceFrom: 'From {price}',
  priceOnCall: 'Price on call',
  toBeAnnounced: 'To be announced',
  label: {
    type: 'Type',
    floor: 'Floor',
    facing: 'Facing',
    size: 'Size',
    possession: 'Possession',
    price: 'Price',
    token: 'Token',
  },
} as const
