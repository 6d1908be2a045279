/** What is asked for a property against what similar ones are likely to be asked at. */
export const priceComparison = {
  above: 'Asked {percent}% above similar properties',
  below: 'Asked {percent}% below similar properties',
  equal: 'Asked in line with similar properties',
  likely: 'Similar properties',
  basis:
    'Based on {cases, plural, one {# similar property} other {# similar properties}}, compared on {date}. They are in or near this area, and their prices are adjusted for size, rooms and date.',
  method: 'How we compare',
} as const
