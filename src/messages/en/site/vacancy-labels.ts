/** What cards and pages say of a vacancy. */
export const vacancyLabels = {
  salary: '{amount} a month',
  closesOn: 'Closes on {date}',
  closesToday: 'Closes today',
  closesTomorrow: 'Closes tomorrow',
  closesInDays: '{days, plural, one {Closes in # day} other {Closes in # days}}',
} as const
