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
  byYear: 'Year by year',
  year: 'Year',
  paid: 'Paid',
  ofItMarkup: 'Of which markup',
  left: 'Balance',
  total: 'Total',
  early: 'Extra payment every month',
  earlyValue: '{percent}% of the instalment, {amount}',
  saved:
    'Paid off {months, plural, one {# month} other {# months}} earlier, saving {amount} in markup. Ask your bank what it charges for early payment.',
  note: 'For a developer’s instalment plan, set the markup to 0. This is an estimate, not an offer: your bank sets the actual rate.',
} as const
