/** What a property has, in numbers. */
export const facts = {
  /** In a card, where an icon shows what is counted. */
  bedsLabel: 'Beds:',
  bathsLabel: 'Baths:',
  beds: '{count, plural, one {# bed} other {# beds}}',
  baths: '{count, plural, one {# bath} other {# baths}}',
  sizeByMarla: '{size} (1 marla = {basis} sq ft)',
} as const
