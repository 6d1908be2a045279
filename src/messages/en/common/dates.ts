export const dates = {
  months: {
    1: 'Jan',
    2: 'Feb',
    3: 'Mar',
    4: 'Apr',
    5: 'May',
    6: 'Jun',
    7: 'Jul',
    8: 'Aug',
    9: 'Sep',
    10: 'Oct',
    11: 'Nov',
    12: 'Dec',
  },
  /** By the number of ISO 8601: Monday is 1. */
  weekdays: { 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat', 7: 'Sun' },
  day: '{day} {month} {year}',
  weekday: '{weekday} {day} {month}',
  month: '{month} {year}',
  /** The clock in Pakistan, such as '15:04 PKT on 22 Nov'. */
  time: '{time} PKT on {day} {month}',
  /** What is said of a time of day. Urdu has a word for each of its parts, so there are more than two. */
  clock: {
    lateNight: '{time} am',
    morning: '{time} am',
    noon: '{time} pm',
    afternoon: '{time} pm',
    evening: '{time} pm',
    night: '{time} pm',
  },
  today: 'today',
  yesterday: 'yesterday',
  daysAgo: '{days, plural, one {# day} other {# days}} ago',
  weeksAgo: '{weeks, plural, one {# week} other {# weeks}} ago',
  monthsAgo: '{months, plural, one {# month} other {# months}} ago',
  yearsAgo: '{years, plural, one {# year} other {# years}} ago',
} as const
