export const adminTimes = {
  justNow: 'just now',
  minutesAgo: '{count, plural, one {# minute} other {# minutes}} ago',
  hoursAgo: '{count, plural, one {# hour} other {# hours}} ago',
  daysAgo: '{count, plural, one {# day} other {# days}} ago',
} as const
