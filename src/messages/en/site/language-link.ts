/** The name of the other language, as those call it who read it. */
export const languageLink = {
  name: 'اردو',
} as const
