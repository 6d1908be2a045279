/** Why a message about alerts was not delivered, for staff. */
export const alertProblems = {
  whatsAppAnswered: 'WhatsApp answered {status}',
  whatsAppSaid: 'WhatsApp answered {status}: {message} ({code})',
  notTaken: 'A message about alerts was not accepted and will be sent later',
  whatsAppOff: 'WhatsApp is no longer set up.',
} as const
