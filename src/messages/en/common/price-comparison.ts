/** What is asked for a property against what similar ones are likely to be asked at. */
export const priceComparison = {
  above: 'Priced {percent}% above similar properties',
  below: 'Priced {percent}% below similar properties',
  equal: 'Priced in line with similar properties',
  likely: 'Similar properties',
  basis:
    'Based on {cases, plural, one {# similar property} other {# similar properties}} in or near this area, compared on {date}. Prices are adjusted for size, rooms and date.',
  method: 'How we compare prices',
} as const
