import type { alertForm as english } from '../../en/common/alert-form.ts'
import type { Translation } from '../../message-types.ts'

export const alertForm = {
  emailNeeded: 'ای میل ایڈریس لکھیں',
  contactNeeded: 'ای میل ایڈریس یا واٹس ایپ نمبر لکھیں',
  reasonNeeded: 'بتائیں کہ کس بات کی اطلاع چاہیے: کم از کم ایک پر نشان لگائیں',
  unusableSearch: 'یہ تلاش محفوظ نہیں ہو سکتی۔ تلاش دوبارہ کھول کر فلٹر درست کریں',
} satisfies Translation<typeof english>
