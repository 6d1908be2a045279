/** Settings of a site whose tests send many forms, faster than any person. */
export const withoutLimits = {
  FORM_LIMIT_PER_ADDRESS: '0',
  FORM_LIMIT_PER_PHONE: '0',
  FORM_CHALLENGE_AFTER: '0',
  FORM_MIN_SECONDS: '0',
  HOLD_CHALLENGE: 'off',
  HOLD_LIMIT_PER_ADDRESS: '0',
}
