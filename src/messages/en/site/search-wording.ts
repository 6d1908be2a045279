/** A search in a sentence: 'Houses for sale in G-13, Islamabad'. `things` come from the property nouns. */
export const searchWording = {
  sale: {
    anywhere: '{things} for sale',
    inPlace: '{things} for sale in {place}',
    withAgent: '{things} for sale with {agent}',
    inPlaceWithAgent: '{things} for sale in {place} with {agent}',
  },
  rent: {
    anywhere: '{things} to rent',
    inPlace: '{things} to rent in {place}',
    withAgent: '{things} to rent with {agent}',
    inPlaceWithAgent: '{things} to rent in {place} with {agent}',
  },
  /** A search that found nothing; its things are 'No houses'. Urdu says the 'not' at the end. */
  none: '{search}',
  within: '{place}, {around}',
  twoAreas: '{one} and {other}',
  manyAreas: '{count} areas',
  manyAreasOf: '{count} areas of {city}',
  range: '{from} – {to}',
} as const
