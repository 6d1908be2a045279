/** Why a message about alerts was not delivered, for staff. */
export const alertProblems = {
  whatsAppAnswered: 'WhatsApp answered {status}',
  whatsAppSaid: 'WhatsApp answered {status}: {message} ({code})',
  notTaken: 'A message about alerts was not taken: it is sent later',
  whatsAppOff: 'WhatsApp is not set up any more.',
} as const
