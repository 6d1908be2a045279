export const taxTableRules = {
  day: 'Enter a date, e.g. 2026-07-01.',
  lastDay: 'The last day is before the first one.',
  acquired: 'Enter a ‘Bought from’ or ‘Bought until’ date: capital gains tax depends on it.',
  source: 'Enter the law or notice that sets these rates.',
  sourceUrl: 'Enter a link that starts with https://',
  noRows: 'Add at least one rate.',
  rate: 'Enter a rate from 0 to 100.',
  upTo: 'Enter a price in PKR, or leave blank for any price.',
  years: 'Enter years from 0 to 99, or leave blank for any time.',
} as const

export const exchangeRateRules = {
  pkr: 'Enter how many rupees one unit costs, e.g. 76.4.',
  future: 'The date is in the future.',
} as const
