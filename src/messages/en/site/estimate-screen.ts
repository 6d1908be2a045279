/** The estimate on the valuation page: its form, its answer and the comparables behind it. */
export const estimateScreen = {
  formTitle: 'Your property',
  place: 'Area or society',
  placeHint: 'e.g. DHA Phase 6, Lahore',
  type: 'Property type',
  rooms: 'Bedrooms and bathrooms are optional, but make the estimate more accurate.',
  bathrooms: 'Bathrooms',
  submit: 'Show estimate',
  placeMissing: 'Enter the area of your property, e.g. DHA Phase 6, Lahore',
  placeUnknown: 'We could not find this area. Check the spelling, or enter the society or the city',
  placeUnclear: 'Several areas match this name. Choose one of them',
  choices: 'Areas that match',
  promise: {
    title: 'What you get',
    range: 'The likely price, and a range that covers four out of five similar properties',
    evidence: 'The similar properties we used, with size, date and price',
    honest: 'No figure where there is too little evidence: an agent will answer instead',
  },
  of: '{size} {type} in {place}',
  heading: { sale: 'Estimated price', rent: 'Estimated monthly rent' },
  range: 'Likely range: {range}',
  rangeText: 'Four out of five similar properties are priced within this range.',
  marks: 'Each dot is a similar property, with its price at the size of yours.',
  certainty: { high: 'High confidence.', medium: 'Medium confidence.', low: 'Low confidence.' },
  certaintyText: {
    high: 'Prices of similar properties agree: the range is about {percent}% either way.',
    medium: 'Prices of similar properties differ somewhat: the range is about {percent}% either way.',
    low: 'Prices of similar properties differ a lot: the range is about {percent}% either way. Ask an agent before you rely on the estimate.',
  },
  basis:
    'Based on {cases, plural, one {# similar property} other {# similar properties}}, {inArea} in this area. Newest price: {date}.',
  asking:
    'Most of these prices are asking prices, and a property may sell for less. An agent who sees your property can tell you more.',
  perUnit: {
    marla: 'Price per marla',
    kanal: 'Price per kanal',
    sqft: 'Price per sq ft',
    sqyd: 'Price per sq yd',
    sqm: 'Price per sq m',
  },
  rentPerUnit: {
    marla: 'Monthly rent per marla',
    kanal: 'Monthly rent per kanal',
    sqft: 'Monthly rent per sq ft',
    sqyd: 'Monthly rent per sq yd',
    sqm: 'Monthly rent per sq m',
  },
  caseCount: '{cases, plural, one {# similar property} other {# similar properties}}, newest {date}',
  yield: 'Gross rental yield',
  yieldValue: '{percent}% a year',
  yieldText:
    'The estimated yearly rent as a share of the estimated price, before costs. Based on {prices} prices and {rents} rents, newest {date}.',
  accuracy: {
    sale: 'Half of our estimates are within {percent}% of the asking price, as tested against {cases} prices on {date}.',
    rent: 'Half of our estimates are within {percent}% of the asking rent, as tested against {cases} rents on {date}.',
  },
  method: 'How we estimate prices, and how accurate our estimates are',
  notEnough: 'Not enough evidence for an estimate',
  reasons: {
    noEvidence: 'We have no prices for similar properties in this city yet.',
    unknownSize: 'We have no prices for properties of this type and size in this city.',
    unknownRooms: 'We have no prices for properties of this size with as many rooms in this city.',
    fewComparables:
      '{cases, plural, =0 {We have no prices for similar properties} one {We have the price of only # similar property} other {We have the prices of only # similar properties}}. An estimate needs at least five.',
    oldEvidence: 'The prices we have are more than three years old.',
    uncertain:
      'The prices we have for {cases} similar properties differ too much: the range would be wider than 35% either way.',
  },
  knownOn: 'As of {date}.',
  askAgent:
    'A local agent can value your property. Send the request below: its details are already filled in.',
  toAgent: 'Ask an agent for a valuation',
  comparables: 'Similar properties',
  comparablesText:
    'The {count} properties that count most, out of {cases}. Prices are the asking prices on the date shown, before we adjust them for size, location, rooms and date.',
  columns: {
    property: 'Property',
    date: 'Date',
    price: {
      marla: 'Price per marla',
      kanal: 'Price per kanal',
      sqft: 'Price per sq ft',
      sqyd: 'Price per sq yd',
      sqm: 'Price per sq m',
    },
  },
  ofBeds: '{size}, {beds, plural, one {# bed} other {# beds}}',
  total: 'total {amount}',
  onOffer: 'View listing {id}',
  onOurSite: 'On our site now',
  map: 'Map of similar properties',
  mapText:
    'Each circle shows how many properties are there. Properties that are not on our site are shown at the centre of their area.',
  agentTitle: 'Get a valuation from an agent',
  agentText:
    'A local agent checks what an estimate cannot: the condition, the exact location and the documents.',
  yourProperty: 'Your property',
  changeProperty: 'Change the details',
  sendsEstimate: 'Your estimate will be sent with the request: {range} for a {subject}.',
  withRequest: 'The agent has your estimate of {range} and will check it.',
} as const
