/** Amounts: 'Crore', 'Lac' and 'Call' are fixed to the letter (S9.5), 'PKR' by D33. */
export const money = {
  call: 'Call',
  crore: 'Crore',
  lac: 'Lac',
  /** The amount is '1.85 Crore', '5 Lac' or '26,000'. */
  amount: 'PKR {amount}',
  range: 'PKR {from} to {to}',
  /** What a bare number in a price field counts in. */
  units: { thousand: 'thousand', lac: 'Lac', crore: 'Crore' },
} as const
