/** The ways to reach an agent. */
export const contact = {
  title: 'Contact',
  call: 'Call',
  whatsApp: 'WhatsApp',
  inquire: 'Inquire',
} as const
