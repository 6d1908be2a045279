import type { pagination as english } from '../../en/common/pagination.ts'
import type { Translation } from '../../message-types.ts'

export const pagination = {
  title: 'صفحات',
  previous: 'پچھلا صفحہ',
  page: 'صفحہ {page}',
  next: 'اگلا صفحہ',
  pastTheEnd: 'اس صفحے پر کوئی نتیجہ نہیں۔',
  first: 'پہلے صفحے پر جائیں',
} satisfies Translation<typeof english>
