import type { sharedList as english } from '../../en/site/shared-list.ts'
import type { Translation } from '../../message-types.ts'

export const sharedList = {
  title: 'شیئر کی گئی پراپرٹیز',
  description: 'وہ پراپرٹیز جو کسی نے محفوظ کر کے آپ کے ساتھ شیئر کی ہیں۔',
  until: '{count, plural, one {# پراپرٹی} other {# پراپرٹیز}}، لنک {date} تک کارآمد ہے',
  gone: '{count, plural, one {اس فہرست کی # پراپرٹی} other {اس فہرست کی # پراپرٹیز}} اب سائٹ پر نہیں۔',
  note: 'نوٹ',
  none: {
    ended: {
      title: 'یہ شیئر کی گئی فہرست ختم ہو چکی ہے',
      text: 'جس نے آپ کو یہ بھیجی تھی اس سے نیا لنک منگوائیں۔',
    },
    unknown: {
      title: 'اس لنک پر کوئی فہرست نہیں',
      text: 'دیکھ لیں کہ لنک پورا ہے، یا جس نے بھیجا تھا اس سے نیا لنک منگوائیں۔',
    },
  },
  search: 'پراپرٹی تلاش کریں',
} satisfies Translation<typeof english>
