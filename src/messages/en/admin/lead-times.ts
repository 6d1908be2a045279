export const leadTimes = {
  hours: '{hours} h',
  dueNow: 'now',
  dueInMinutes: 'in {count, plural, one {# minute} other {# minutes}}',
  dueInHours: 'in {count, plural, one {# hour} other {# hours}}',
  dueInDays: 'in {count, plural, one {# day} other {# days}}',
  overdueMinutes: '{count, plural, one {# minute} other {# minutes}} overdue',
  overdueHours: '{count, plural, one {# hour} other {# hours}} overdue',
  overdueDays: '{count, plural, one {# day} other {# days}} overdue',
  minutes: '{minutes} min',
  hoursMinutes: '{hours} h {minutes} min',
  days: '{count, plural, one {# day} other {# days}}',
  dueMissing: 'Choose a date and time',
} as const
