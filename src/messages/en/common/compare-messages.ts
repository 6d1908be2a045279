/** What a comparison refuses. */
export const compareMessages = {
  tooMany: 'Compare at most {most} properties',
  noPlace: 'Enter an area, a city or coordinates, e.g. area-4, city-1 or 33.684,73.048',
} as const
