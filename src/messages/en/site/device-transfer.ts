/** Carrying what a browser has saved to another device. */
export const deviceTransfer = {
  open: 'Use on another device',
  title: 'Use on another device',
  text: 'Copy your saved properties, notes, searches, alerts, and the homes you viewed or hid to your phone or computer. Nothing there is replaced.',
  create: 'Create link and QR code',
  nothing: 'There is nothing to copy yet. Save a property or search first.',
  whyNot: {
    insecure: 'This needs a secure connection. Open this site with https:// in the address, then try again.',
    old: 'Your browser is too old to encrypt what you saved. Update it, or use another browser.',
  },
  tooMuch:
    'You have saved too much to copy at once. Shorten some notes, or remove properties you no longer need.',
  failed: 'We could not create the link. Check your connection and try again.',
  scan: 'Scan this code with your other device’s camera, or open the link there.',
  qrCode: 'QR code with the link',
  ends: 'The link works for {hours} hours, and at most {times} times. Keep it to yourself: anyone who opens it can see what you saved.',
  sealed: 'Encrypted in your browser. We cannot read it.',
  copy: 'Copy link',
  whatsApp: 'Send by WhatsApp',
  message: 'My saved properties, for my other device: {url}',
} as const

/** The page on which the other device takes it over. */
export const receiveScreen = {
  title: 'Add what you saved on another device',
  description: 'Copies saved properties, notes and searches from your other device to this browser.',
  text: 'We add the properties, notes and searches from your other device to those in this browser. Nothing here is replaced.',
  noScript:
    'Your browser keeps your saved properties. To add them, turn on JavaScript for this site and open this link again.',
  add: 'Add to this device',
  adding: 'Adding',
  noLink:
    'This link is not complete. Scan the QR code again, or copy the whole link from your other device. You can create one under ‘Saved properties’.',
  ended: 'This link has ended. On your other device, open ‘Saved properties’ and create a new one.',
  damaged: 'This link is damaged. Scan the QR code again, or copy the whole link from your other device.',
  later: 'This link was made by a newer version of this site. Reload this page and try again.',
  failed: 'We could not get what you saved. Check your connection and try again.',
  done: 'Added to this device',
  doneNothing: 'Everything from your other device was already here.',
  added: {
    homes: '{count, plural, one {# saved property} other {# saved properties}}',
    notes: '{count, plural, one {# note} other {# notes}}',
    searches: '{count, plural, one {# recent search} other {# recent searches}}',
    alerts: '{count, plural, one {# alert} other {# alerts}}',
  },
  left: '{count, plural, one {# property was} other {# properties were}} left out: a browser keeps at most {most}. Remove some and open the link again.',
  unkept:
    'Your browser does not have the space, or does not let this site store anything. What was added is here only until you close this page.',
  saved: 'See saved properties',
} as const
