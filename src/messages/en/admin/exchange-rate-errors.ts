/** Why a rate service was of no use. */
export const exchangeRateErrors = {
  status: 'The answer was an error: {status}.',
  unreadable: 'The answer cannot be read: it must be JSON with base, date and rates.',
  noDate: 'The answer has no date.',
  noRupees: 'The answer has no PKR rate.',
  future: 'The rate date, {day}, is in the future.',
  absurd:
    '{currency} was refused: {pkr, number, ::.######} after {before, number, ::.######} is too large a change.',
} as const
