/** What the site and the admin app call the states of a project, and what a search for projects may not ask. */
export const projectLabels = {
  status: {
    launching: 'Launching',
    'under construction': 'Under construction',
    ready: 'Ready',
    'sold out': 'Sold out',
  },
  priceBand: {
    '0-1': 'Under PKR 1 Crore',
    '1-2': 'PKR 1 to 2 Crore',
    '2-3': 'PKR 2 to 3 Crore',
    '3-5': 'PKR 3 to 5 Crore',
    '5-': 'PKR 5 Crore and above',
  },
  search: {
    oneOf: 'Choose one of: {values}',
    tooManyCities: 'Choose at most {most, plural, one {# city} other {# cities}}',
    tooManyYears: 'Choose at most {most, plural, one {# year} other {# years}}',
  },
} as const
