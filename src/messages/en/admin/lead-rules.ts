export const leadRules = {
  figure: 'Enter an amount from PKR 1,000, e.g. 2.5 Crore',
  lostReason: 'Choose why the lead was lost',
  callBackAt: 'Choose a date and time',
  outcome: 'Choose the outcome of the call',
  outcomeOnlyCalls: 'Only calls have an outcome',
  callBackOnly: 'Leave blank unless the outcome is ‘Call back’',
  chooseLead: 'Choose at least one lead',
  atMost: 'Choose at most {most} leads at a time',
  phoneOrEmail: 'Enter a phone number or an email address',
  cityOfArea: 'Choose the city of this area',
  otherKind: 'Leave blank for this type of lead',
} as const
