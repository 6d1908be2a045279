/** Where a visitor chooses the unit of figures per area (D40). */
export const unitChoice = {
  label: 'Prices per area in',
  usual: 'Usual unit of the city',
  units: { marla: 'Marla', sqyd: 'Square yards', sqft: 'Square feet', sqm: 'Square metres' },
} as const
