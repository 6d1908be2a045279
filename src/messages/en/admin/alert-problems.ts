/** Why a message about alerts was not delivered, for staff. */
export const alertProblems = {
  whatsAppAnswered: 'WhatsApp answered {status}',
  whatsAppSaid: 'WhatsApp answered {status}: {message} ({code})',
  whatsAppOff: 'WhatsApp is not set up any more.',
} as const
