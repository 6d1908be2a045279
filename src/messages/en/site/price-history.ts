/** What was asked for a listing over time. */
export const priceHistory = {
  title: 'Price history',
  date: 'Date',
  event: 'Change',
  price: 'Asking price',
  noPrice: 'No asking price',
  reducedOn: 'Reduced by {percent}% on {date}',
  events: {
    listed: 'Listed',
    reduced: 'Reduced by {percent}%',
    raised: 'Increased by {percent}%',
    'under offer': 'Under offer',
    sold: 'Sold',
    rented: 'Rented',
    withdrawn: 'Taken off the market',
    relisted: 'Back on the market',
  },
  onCall: 'Price on call',
  repriced: 'Price added',
  relistedReduced: 'Back on the market, {percent}% lower',
  relistedRaised: 'Back on the market, {percent}% higher',
} as const
