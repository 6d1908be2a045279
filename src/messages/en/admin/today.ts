export const today = {
  inReview: {
    waiting: '{count, plural, one {# waiting for approval.} other {# waiting for approval, oldest first.}}',
    title: 'In review',
    none: 'Nothing is waiting for approval.',
  },
  seeAll: 'See all {count}',
  sentBack: 'Sent back to you',
  toConfirm: {
    title: 'Listings to confirm',
    none: 'All listings on the site were confirmed recently.',
  },
  reminders: {
    add: 'Add reminder',
    text: 'Remind me to',
    due: 'Time (Pakistan time)',
    title: 'My reminders',
  },
  charts: {
    leads: 'Leads',
    views: 'Views of listings and projects',
    caption: 'Leads and views in the last 30 days',
    title: 'Last 30 days',
  },
  title: 'Today',
  greeting: '{date}. Assalam-o-alaikum, {name}.',
  notCalled: 'Not called yet',
  waitingLonger: 'Waiting over {minutes} minutes',
  medianTime: 'Median time to first call',
  minutes: '{minutes} min',
  notCalledByKind: 'Not called yet, by type',
  allCalled: 'All leads have been called.',
  overdue: {
    title: 'Overdue leads',
    none: 'No overdue leads.',
    unassigned: 'Unassigned',
  },
} as const
