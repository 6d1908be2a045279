/** How several facts are written one after the other. */
export const lists = {
  separator: ', ',
} as const
