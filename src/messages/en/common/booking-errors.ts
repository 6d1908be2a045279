/** What the API says to a buyer who holds a unit. */
export const bookingErrors = {
  codeRequired: 'Enter the 6-digit code',
} as const
