/** What happened to a viewing, as the timeline of its lead says it. */
export const viewingTimeline = {
  proposedByVisitor: 'Proposed new times: {times}',
  accepted: 'Accepted the viewing on {time}',
  cancelledByVisitor: 'Cancelled the viewing',
  confirmed: 'Viewing confirmed: {time}',
  proposed: 'Proposed another time: {time}',
  declined: 'Viewing declined: {reason}',
  cancelled: 'Viewing on {time} cancelled: {reason}',
  finished: 'Viewing: {outcome}',
} as const

export const viewingLabels = {
  states: {
    proposed: 'To confirm',
    countered: 'Waiting for the visitor',
    confirmed: 'Confirmed',
    declined: 'Declined',
    cancelled: 'Cancelled',
    done: 'Done',
  },
  outcomes: {
    interested: 'Interested',
    undecided: 'Undecided',
    'not interested': 'Not interested',
    'visitor did not come': 'Visitor did not come',
    'agent did not come': 'Agent did not come',
  },
} as const

/** Why staff cannot do something with a viewing. */
export const viewingRules = {
  unknown: 'This viewing does not exist.',
  unknownCalendar: 'There is no calendar at this address. Its owner may have replaced the address.',
  changedMeanwhile: 'The viewing has changed in the meantime. Check it before you change it.',
  notNow: 'This cannot be done with a viewing that is {state}.',
  past: 'Choose a time in the future',
  tooFar: 'Choose a time within the next year',
  clash: 'Another viewing is at the same time: {others}. Choose another time, or confirm despite this.',
  other: '{time}, {name}',
  otherLead: 'another agent’s visitor',
  notYet: 'Record the outcome once the viewing has begun.',
} as const

/** Emails to agents about a viewing. */
export const viewingAlerts = {
  proposed: {
    subject: 'New times for a viewing: {reference}, {about}',
    text: 'The visitor proposes new times: {times}.',
  },
  calledOff: 'The viewing on {time} will not take place.',
  accepted: {
    subject: 'Viewing confirmed, {time}: {about}',
    text: 'The visitor accepted {time}.',
  },
  cancelled: {
    subject: 'Viewing cancelled by the visitor: {reference}, {about}',
    text: 'The visitor cancelled the viewing on {time}.',
    textOpen: 'The visitor cancelled the request for a viewing.',
  },
  reminder: {
    day: { subject: 'Viewing on {time}: {about}', text: 'Reminder: you show this property on {time}.' },
    hours: {
      subject: 'Viewing in two hours, {time}: {about}',
      text: 'Reminder: you show this property in two hours, {time}.',
    },
  },
  calendar: {
    name: '{agency}: viewings',
    title: 'Viewing: {property} ({visitor})',
    visitor: '{name}, {phone}',
  },
} as const

/** The viewings in the admin app. */
export const adminViewings = {
  title: 'Viewings',
  intro: 'All times in Pakistan time (PKT).',
  panelTitle: 'Viewing',
  proposed: 'The visitor proposed:',
  confirm: 'Confirm',
  confirmAnyway: 'Confirm anyway',
  confirmAt: 'Confirm {time}',
  confirmed: 'Viewing confirmed.',
  propose: 'Propose another time…',
  proposeTitle: 'Propose another time',
  proposeAt: 'Time (Pakistan time)',
  despiteClash: 'Despite the clash',
  proposeSubmit: 'Propose this time',
  proposedToast: 'Time proposed to the visitor.',
  confirmOther: 'Confirm another time…',
  confirmOtherTitle: 'Confirm a time you agreed with the visitor',
  confirmOtherSubmit: 'Confirm this time',
  decline: 'Decline…',
  declineTitle: 'Decline the viewing',
  cancel: 'Cancel viewing…',
  cancelTitle: 'Cancel the viewing',
  reason: 'Reason, which the visitor reads',
  declineSubmit: 'Decline',
  cancelSubmit: 'Cancel viewing',
  declinedToast: 'Viewing declined.',
  cancelledToast: 'Viewing cancelled.',
  outcome: 'Outcome',
  finish: 'Record outcome',
  finishedToast: 'Outcome recorded.',
  whatsApp: 'Send by WhatsApp',
  clash: {
    listing: 'Clash: this property is viewed at {time}',
    agent: 'Clash: the agent has another viewing at {time}',
  },
  with: 'with {name}',
  views: 'View',
  list: 'List',
  week: 'Week',
  weekOf: 'Week of {day}',
  previous: 'Previous week',
  next: 'Next week',
  thisWeek: 'This week',
  agent: 'Agent',
  everyone: 'All agents',
  unassigned: 'Unassigned',
  waiting: 'To confirm',
  noneWaiting: 'No requests are waiting for an answer.',
  toRecord: 'Outcome missing',
  noneInWeek: 'No viewings this week.',
  hour: 'Time',
  gridCaption: 'Viewings by day and hour',
  calendar: {
    title: 'Your private calendar',
    help: 'Subscribe to this address in Google Calendar, Outlook or your phone to see your viewings there. Anyone with the address can read them: do not share it.',
    none: 'You have no calendar address yet.',
    address: 'Calendar address',
    create: 'Create address',
    replace: 'Replace address',
    remove: 'Remove address',
    created: 'Calendar address created.',
    removed: 'Calendar address removed.',
  },
} as const
