/** Why a message about alerts was not delivered, for staff. */
export const alertProblems = {
  whatsAppAnswered: 'WhatsApp answered {status}',
  whatsAppSaid: 'WhatsApp answered {status}: {message} ({code})',
  notTaken: 'An alert message was not accepted and will be sent again later',
  whatsAppOff: 'WhatsApp is no longer set up.',
} as const
