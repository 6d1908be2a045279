export const errorScreen = {
  title: 'Something went wrong',
  text: 'This page could not be loaded. Check your connection and try again.',
  number: 'If you write to us, quote this number:',
  retry: 'Try again',
} as const
