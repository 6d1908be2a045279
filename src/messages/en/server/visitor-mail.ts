/** The email to the sender of a form. */
export const visitorMail = {
  subject: 'We have your request: {reference}',
  thanks: 'Thank you, {name}',
  thanksNameless: 'Thank you',
  reference: 'Your reference',
  about: 'About',
  phone: 'Phone',
  whatsApp: 'WhatsApp',
  /** What the sender's own message begins with. */
  whatsAppText: 'My reference is {reference}.',
} as const
