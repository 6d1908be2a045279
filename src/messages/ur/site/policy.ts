import type { policy as english } from '../../en/site/policy.ts'
import type { Translation } from '../../message-types.ts'

export const policy = {
  abroadSearch: 'بیرونِ ملک خریداروں کے لیے پراپرٹیز دیکھیں',
  loading: 'صفحہ کھل رہا ہے',
  updatedOn: 'آخری تبدیلی: <time>{date}</time>',
  print: 'پرنٹ کریں',
  summary: 'مختصراً',
  contents: 'اس صفحے پر',
} satisfies Translation<typeof english>
