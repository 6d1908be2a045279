/** Why a form is not accepted yet; nothing that was typed is lost. */
export const formRefusals = {
  busyAddress:
    'Too many forms have been sent from your network. Please wait {minutes, plural, one {# minute} other {# minutes}} and try again.',
  busyPhone:
    'Too many forms have been sent with this phone number. Please wait {minutes, plural, one {# minute} other {# minutes}} and try again.',
  trap: 'We could not confirm that you are a person. Please leave the field ‘{field}’ blank and try again.',
  tooFast: 'This form was sent too quickly. Please wait a few seconds and try again.',
  unproven:
    'Your browser could not complete our security check. Please reload this page and try again, or call us.',
  otherSite: 'This form was sent from another website. Please use the form on our site.',
  /** The label of a field that no person sees. */
  trapLabel: 'Leave this field blank',
} as const
