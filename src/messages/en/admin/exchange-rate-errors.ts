/** Why a rate service was of no use. */
export const exchangeRateErrors = {
  status: 'It answered with the error {status}.',
  unreadable: 'Its answer cannot be read: it must be JSON with base, date and rates.',
  noDate: 'Its answer has no date.',
  noRupees: 'Its answer has no PKR.',
  future: 'Its date, {day}, is in the future.',
  absurd:
    '{currency} was refused: {pkr, number, ::.######} after {before, number, ::.######} is too large a change.',
} as const
