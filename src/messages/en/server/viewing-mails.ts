/** Emails, calendar entries and WhatsApp messages to the visitor who asked for a viewing. */
export const viewingMails = {
  fact: {
    reference: 'Your reference',
    property: 'Property',
    when: 'Time',
    times: 'Times you proposed',
    agent: 'Agent',
    phone: 'Phone',
    manage: 'Your viewing',
  },
  manage: 'Change or cancel this viewing',
  accept: 'Accept this time or propose others',
  requested: {
    subject: 'Viewing requested: {property}',
    title: 'We have your request, {name}',
    titleNameless: 'We have your request',
    text: 'The agent will confirm one of your times, or propose another. You do not need to do anything until then.',
  },
  rescheduled: {
    subject: 'New times for your viewing: {property}',
    title: 'We have your new times',
    text: 'The agent will confirm one of your times, or propose another.',
    calledOff: 'The viewing on {time} will not take place.',
  },
  confirmed: {
    subject: 'Viewing confirmed: {time}',
    title: 'Your viewing is confirmed',
    text: 'The agent will meet you at the property. Please call if you are running late.',
  },
  countered: {
    subject: 'Another time for your viewing: {property}',
    title: 'We propose {time}',
    text: 'The times you proposed are not possible. Please accept this time, or propose others.',
    subjectFirst: 'A time for your viewing: {property}',
    textFirst: 'Please accept this time, or propose others.',
  },
  declined: {
    subject: 'Your viewing request: {property}',
    title: 'We cannot offer a viewing',
  },
  cancelled: {
    subject: 'Viewing cancelled: {property}',
    title: 'Your viewing is cancelled',
    textOpen: 'We have cancelled your request.',
  },
  reason: 'Reason: {reason}',
  reminder: {
    day: {
      subject: 'Reminder: viewing on {time}',
      title: 'Your viewing is coming up',
    },
    hours: {
      subject: 'Your viewing is in two hours: {time}',
      title: 'Your viewing is in two hours',
    },
    text: 'If you cannot come, please change or cancel the viewing in good time.',
  },
  calendar: {
    title: 'Viewing: {property}',
    agent: 'Agent: {name}, {phone}',
    manage: 'Change or cancel: {link}',
  },
  whatsApp: {
    proposed: 'Assalam-o-alaikum {name}, we have your request to view {property}. {link}',
    countered:
      'Assalam-o-alaikum {name}, for your viewing of {property} we propose {time}. Accept it or propose other times here: {link}',
    confirmed:
      'Assalam-o-alaikum {name}, your viewing of {property} is confirmed: {time}. Add it to your calendar, change or cancel it here: {link}',
    declined: 'Assalam-o-alaikum {name}, we are sorry: a viewing of {property} is not possible. {link}',
    cancelled: 'Assalam-o-alaikum {name}, your viewing of {property} is cancelled. {link}',
    reminder:
      'Assalam-o-alaikum {name}, a reminder of your viewing of {property}: {time}. If you cannot come, please change or cancel it here: {link}',
    done: 'Assalam-o-alaikum {name}, thank you for viewing {property}.',
  },
} as const
