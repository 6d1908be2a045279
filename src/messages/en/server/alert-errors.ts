/** Why an alert cannot be saved, confirmed or changed, said to the visitor. */
export const alertErrors = {
  badLink: 'This link is not valid or has expired. Ask for a new link to your alerts.',
  oldConfirmation:
    'This link is not valid, or its alert was not confirmed in time. Save the search or the property again to get a new link.',
  unknownRequest: 'This alert is not waiting to be confirmed. Save the search or the property again.',
  unknownAlert: 'This alert no longer exists. Reload the page to see your alerts.',
  unknownListing: 'This property is no longer available.',
  wrongCode:
    'This code does not match the one in our message. You can try {left, plural, one {once more} other {# more times}}.',
  tooManyCodes:
    'You entered the wrong code five times. Open the link in our message instead, or save the alert again.',
  tooManyAlerts: 'You can have up to {most} alerts. Delete one of them first.',
  tooManyRequests:
    'We have already sent {most} messages to this email or number today. Open the newest one, or try again tomorrow.',
  noWhatsApp: 'We cannot send alerts by WhatsApp. Enter an email address.',
  notPhone: 'Enter a phone number with its country code, e.g. 0300 1234567 or +971 50 123 4567',
} as const
