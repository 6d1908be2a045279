/** What the agency says of itself where an advertisement did not come. */
export const houseAds = {
  home_band: {
    text: 'Thinking of selling?',
    link: 'Get a valuation',
  },
  search_cards: {
    text: 'Can’t find what you need?',
    link: 'Request a property',
  },
  listing_side: {
    text: 'Selling a similar property?',
    link: 'Get a valuation',
  },
} as const
