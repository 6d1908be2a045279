import type { dates as english } from '../../en/common/dates.ts'
import type { Translation } from '../../message-types.ts'

export const dates = {
  months: {
    1: 'جنوری',
    2: 'فروری',
    3: 'مارچ',
    4: 'اپریل',
    5: 'مئی',
    6: 'جون',
    7: 'جولائی',
    8: 'اگست',
    9: 'ستمبر',
    10: 'اکتوبر',
    11: 'نومبر',
    12: 'دسمبر',
  },
  weekdays: { 1: 'پیر', 2: 'منگل', 3: 'بدھ', 4: 'جمعرات', 5: 'جمعہ', 6: 'ہفتہ', 7: 'اتوار' },
  day: '{day} {month} {year}',
  weekday: '{weekday} {day} {month}',
  month: '{month} {year}',
  time: '{day} {month}، {said} بجے (پاکستانی وقت)',
  clock: {
    lateNight: 'رات کے {time}',
    morning: 'صبح کے {time}',
    noon: 'دوپہر کے {time}',
    afternoon: 'سہ پہر کے {time}',
    evening: 'شام کے {time}',
    night: 'رات کے {time}',
  },
  today: 'آج',
  yesterday: 'گزشتہ روز',
  daysAgo: '{days, plural, one {# دن} other {# دن}} پہلے',
  weeksAgo: '{weeks, plural, one {# ہفتہ} other {# ہفتے}} پہلے',
  monthsAgo: '{months, plural, one {# ماہ} other {# ماہ}} پہلے',
  yearsAgo: '{years, plural, one {# سال} other {# سال}} پہلے',
} satisfies Translation<typeof english>
