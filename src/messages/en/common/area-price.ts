/** A price against what others in the area ask for their properties. */
export const areaPrice = {
  title: 'Price in this area',
  below: '{percent}% below the area median',
  above: '{percent}% above the area median',
  equal: 'In line with the area median',
  own: 'This property',
  median: 'Area median',
  basis: {
    sale: 'Based on {count, plural, one {# price} other {# prices}} of this type of property for sale in {area}, as of {date}.',
    rent: 'Based on {count, plural, one {# rent} other {# rents}} of this type of property in {area}, as of {date}.',
  },
} as const
