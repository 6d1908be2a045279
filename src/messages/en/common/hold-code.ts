/** What the API says to a buyer who holds a unit. */
export const holdCode = {
  required: 'Enter the 6-digit code',
} as const
