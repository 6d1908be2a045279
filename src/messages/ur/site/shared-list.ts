import type { sharedList as english } from '../../en/site/shared-list.ts'
import type { Translation } from '../../message-types.ts'

export const sharedList = {
  title: 'شیئر کی گئی پراپرٹیز',
  description: 'پراپرٹیز جو کسی نے محفوظ کر کے آپ کے ساتھ شیئر کی ہیں۔',
  until: '{count, plural, one {# پراپرٹی} other {# پراپرٹیز}}، {date} تک شیئر',
  gone: '{count, plural, one {اس فہرست کی # پراپرٹی} other {اس فہرست کی # پراپرٹیز}} اب سائٹ پر نہیں۔',
  note: 'نوٹ',
  none: {
    ended: {
      title: 'یہ شیئر کی گئی فہرست ختم ہو چکی ہے',
      text: 'جس نے آپ کو بھیجی تھی ان سے نیا لنک مانگیں۔',
    },
    unknown: {
      title: 'اس پتے پر کوئی شیئر کی گئی فہرست نہیں',
      text: 'دیکھ لیں کہ لنک پورا ہے، یا جس نے بھیجا تھا ان سے نیا لنک مانگیں۔',
    },
  },
  search: 'پراپرٹی تلاش کریں',
} satisfies Translation<typeof english>
