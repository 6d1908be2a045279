/** What the browser says of a call that failed. */
export const failures = {
  badResponse: 'Bad response from server',
} as const
