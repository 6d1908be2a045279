/** Every key of the address in its fixed order; `find` is the name of a place that is still looked for. */
export const compareKeys = ['listings', 'units', 'sizeUnit', 'place', 'placeName', 'show', 'find'] as const
