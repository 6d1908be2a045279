/** Sharing saved homes as a link. */
export const savedShare = {
  share: 'Share',
  title: 'Share this list',
  text: 'Anyone who has the link can see these properties but cannot change them. The link works for {days} days, or until you turn it off. Properties you save later will not be added.',
  withNotes: 'Include my notes',
  create: 'Create link',
  created: 'Link created',
  ended: 'The link is turned off',
  failed: 'We could not create the link. Check your connection and try again.',
  links: 'Shared links',
  until: '{count, plural, one {# property} other {# properties}}, shared until {date}',
  copy: 'Copy link',
  whatsApp: 'Send by WhatsApp',
  message: 'Properties I saved: {url}',
  end: 'Turn this link off now',
  endFailed: 'We could not turn off the link. Check your connection and try again.',
} as const
