/** What search engines say of the home page. */
export const homeHead = {
  title: '{agency}: homes, plots and offices for sale and to rent',
  description: '{tagline}. {promise} Search by area, price and size and call the agent directly.',
  descriptionWithMap:
    '{tagline}. {promise} Search by area, price and size, see properties on the map and call the agent directly.',
} as const
