/** What a property is likely to cost. */
export const estimates = {
  refusals: {
    size: 'Enter a size, e.g. 10 or 7.5',
    possibleSize: 'Enter a size from 50 sq ft to 10,000,000 sq ft',
    rooms: 'Enter a whole number from 0 to 50, e.g. 4',
    type: 'Choose a property type',
    date: 'Enter a date, e.g. 2025, 2025-06 or 2025-06-30',
    otherCity: 'Choose an area in this city',
  },
} as const
