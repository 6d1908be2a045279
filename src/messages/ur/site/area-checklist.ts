import type { areaChecklist as english } from '../../en/site/area-checklist.ts'
import type { Translation } from '../../message-types.ts'

export const areaChecklist = {
  find: 'علاقہ تلاش کریں',
  more: 'مزید علاقے دیکھیں',
  none: 'اس نام کا کوئی علاقہ نہیں ملا',
  elsewhere: 'دوسرے شہروں میں',
} satisfies Translation<typeof english>
