/** The areas of a city to choose from. */
export const areaChecklist = {
  find: 'Find an area',
  more: 'See more areas',
  none: 'No areas match this name',
  elsewhere: 'In other cities',
} as const
