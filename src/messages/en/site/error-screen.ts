export const errorScreen = {
  title: 'Something went wrong',
  /** Of a page, and of a list in its place on a page. */
  text: 'This content could not be loaded. Check your connection and try again.',
  number: 'If you write to us, quote this number:',
  retry: 'Try again',
} as const
