/** Emails to staff about their account, their listings and webhooks. */
export const staffMails = {
  hello: 'Hello {name}',
  security: {
    subject: '{change} ({agency})',
    text: '{change}.',
    change: {
      'password set': 'A new password was set',
      'second factor on': 'Two-factor authentication was turned on',
      'second factor off': 'Two-factor authentication was turned off',
      'second factor reset': 'An administrator turned off your two-factor authentication',
      'recovery code used': 'A recovery code was used to sign in to your account',
    },
    when: 'When',
    time: '{time} PKT',
    advice:
      'If this was you, you do not need to do anything. If not, set a new password now and tell an administrator.',
    setPassword: 'Set a new password',
  },
  password: {
    subject: 'Your password for the {agency} admin app',
    link: 'Set your password here',
    text: 'The link works once, within one day. A newer link replaces it. If you did not ask for a link, nothing has changed and you do not need to do anything.',
  },
  backups: {
    subject: '{agency}: {title}',
    daily: 'You’ll get this email once a day until the problem is fixed, and another when it is.',
    well: 'Backups work again',
    wellText: 'A new backup has been made. You do not need to do anything.',
    logEnded: 'The point-in-time log to a backup place has ended',
    settings: 'Backup settings',
  },
  webhook: {
    /** Who paused it, in the audit log. */
    server: 'The server',
    subject: 'Webhook {name} is paused',
    address: 'Address',
    lastAttempt: 'Last attempt',
    open: 'Open this webhook',
    text: 'The receiver has not accepted an event for {days} days, or has asked us to stop. New events are kept, and sent when you resume the webhook.',
  },
  reminder: {
    subject: 'Please confirm {count, plural, one {your listing} other {your # listings}}',
    text: 'Are these properties still available at this price? Confirm each with one click. A listing that is not confirmed by its date will be taken off the site.',
    until: 'Until {day}',
    listing: '{title} (ID {id})',
    more: 'And {count} more.',
    all: 'Confirm all listings',
    allLink: 'Listings to confirm',
  },
  reported: {
    subject: 'Is it still available? {title}',
    text: '{count, plural, one {A visitor says} other {# visitors say}} that this property is sold or rented. Please ask the owner. If it is gone, change its status; if not, close the reports.',
    open: 'Open the listing',
    all: 'Reports',
    allLink: 'All reported listings',
  },
  /** In place of a link to set a password, where staff read sent emails. */
  secretHidden: '[hidden]',
  linkHidden: '[The link is only in the email that was sent]',
} as const
