export const errorScreen = {
  title: 'Something went wrong',
  text: 'This page could not be loaded. Check your connection and try again.',
  retry: 'Try again',
} as const
