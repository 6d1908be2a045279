/** What a loan or an instalment plan costs a month. */
export const calculator = {
  downPayment: 'Down payment',
  downPaymentValue: '{percent}%, {amount}',
  markup: 'Annual markup',
  markupValue: '{percent}%',
  noMarkup: 'None',
  term: 'Term',
  years: '{count, plural, one {# year} other {# years}}',
  monthly: 'Monthly payment',
  loan: 'For a loan of {loan}, plus {markup} markup over the full term',
  loanWithoutMarkup: 'For {loan} without markup',
  note: 'For a developer’s instalment plan, set the markup to 0. This is an estimate, not an offer: your bank sets the actual rate.',
} as const
