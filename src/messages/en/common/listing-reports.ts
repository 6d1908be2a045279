/** What visitors report about a listing. */
export const listingReports = {
  reasons: {
    price: 'The price is wrong',
    gone: 'It is sold or rented',
    photos: 'The photos or details are wrong',
    other: 'Something else',
  },
  sayWhat: 'Please say what is wrong.',
} as const
