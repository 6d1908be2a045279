import type { vacancyLabels as english } from '../../en/site/vacancy-labels.ts'
import type { Translation } from '../../message-types.ts'

export const vacancyLabels = {
  salary: '{amount} ماہانہ',
  closesOn: 'آخری تاریخ {date}',
  closesToday: 'آج آخری دن ہے',
  closesTomorrow: 'کل آخری دن ہے',
  closesInDays: '{days, plural, one {# دن باقی} other {# دن باقی}}',
} satisfies Translation<typeof english>
