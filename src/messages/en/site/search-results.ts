/** What a search found, in the list, on the map and for search engines. */
export const searchResults = {
  title: 'Results',
  plotCosts: 'What it costs to buy a plot',
  loading: 'Loading results',
  understoodAs: 'Showing results for “<keyword>{text}</keyword>”',
  refused: '{filter}: {problem}. Results are shown without this filter.',
  refusedPart:
    'The map area in this link is incomplete. Results are shown without it. Open the map to choose the area again.',
  notLoaded:
    'The new results could not be loaded, so these are the results of your previous search. Check your connection and try again.',
  tryAgain: 'Try again',
  stillLoading: 'Still loading: your connection or our server is slow.',
  emptyTitle: 'No properties match these filters',
  removeOne: 'Remove a filter to see more:',
  without: '{filter}: {count, plural, one {# result} other {# results}}',
  useFewer: 'Clear some filters and search again.',
  phoneNotFound:
    'No agent has the phone number {number}. Search by area, project, landmark or property ID instead.',
  idNotFound:
    'The number {number} was searched as a property ID. To search by price or size, add the unit, e.g. 2 crore or 10 marla.',
  seen: 'Seen',
  hideHome: 'Hide {title}',
  hidden: 'Hidden: {title}',
  showHome: 'Show again',
  onCall: 'Price on call: {count}',
  allOnCall: 'All {homes} with price on call',
  /** Homes that miss one filter by little. */
  justOutside: 'Just outside your search',
  justOutsideText: 'Each of these is a little outside one of your filters.',
  startsAt: '{search} start at {price}.',
  missed: {
    price: {
      above: '{price}: {percent}% above your maximum',
      below: '{price}: {percent}% below your minimum',
    },
    size: {
      above: '{size}: {percent}% above your maximum',
      below: '{size}: {percent}% below your minimum',
    },
    area: '{area}: {km} km away',
    box: '{km} km outside the map area',
    shape: '{km} km outside the drawn area',
    near: '{km} km beyond your limit',
    older: '{count, plural, one {Built # year earlier} other {Built # years earlier}}',
    lowerFloor: 'One floor lower',
    higherFloor: 'One floor higher',
  },
  alertText: 'Save this search and we’ll tell you as soon as a property matches it.',
  wantedText:
    'Tell us what you need and {agency} will look for it, including properties that are not on this site yet.',
  wanted: 'Request a property',
  map: 'Map',
  mapOfResults: 'Results map',
  call: 'Call',
  crore: '{amount} Cr',
  pageTitle: '{title}, page {page}',
  description:
    '{found}. See prices, sizes and the agent’s phone number. Filter by area, price, size and bedrooms.',
  descriptionWithMap:
    '{found}. See prices, sizes and the agent’s phone number. Filter by area, price, size and bedrooms, in a list or on the map.',
} as const
