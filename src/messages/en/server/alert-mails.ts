/** Messages to visitors about their saved searches and homes. */
export const alertMails = {
  property: 'Property {id}',
  fact: {
    confirm: 'Confirm',
    code: 'Code',
    alerts: 'Your alerts',
    unsubscribe: 'Unsubscribe',
    all: 'See all',
  },
  confirm: {
    subject: 'Confirm your alert: {title}',
    title: 'Confirm your alert',
    text: 'We received a request to send you this alert: {title}. Confirm it with this link or code within {hours} hours. Until you do, we’ll send nothing else.',
    link: 'Confirm this alert',
    ignore: 'If you did not ask for this alert, ignore this email.',
  },
  link: {
    subject: 'The link to your alerts',
    title: 'The link to your alerts',
    text: 'With this link you can see, change, pause and delete your alerts. Do not share the link: it needs no password.',
    open: 'Open your alerts',
    ignore: 'If you did not ask for this link, ignore this email. Nothing has changed.',
  },
  matches: {
    subject: '{count, plural, one {# update} other {# updates}}: {title}',
    subjectOfSeveral: '{count, plural, one {# update} other {# updates}} for your alerts',
    event: {
      new: 'New',
      reduced: 'Price reduced',
      relisted: 'Back on the market',
      gone: 'No longer available',
    },
    home: '{title}: {price}, {place}',
    reducedHome: '{title}: now {price}, was {before}, {place}',
    more: 'And {count, plural, one {# more} other {# more}}.',
    placeGone:
      'A place in this search no longer exists, so the search finds fewer properties than before. Open your alerts and save the search again.',
    manage: 'Change or stop your alerts',
    stop: 'Stop all alerts',
  },
} as const
