import type { estimates as english } from '../../en/common/estimates.ts'
import type { Translation } from '../../message-types.ts'

export const estimates = {
  refusals: {
    size: 'رقبہ لکھیں، مثلاً 10 یا 7.5',
    possibleSize: 'رقبہ 50 مربع فٹ سے 1 کروڑ مربع فٹ تک لکھیں',
    rooms: '0 سے 50 تک کا پورا عدد لکھیں، مثلاً 4',
    type: 'پراپرٹی کی قسم منتخب کریں',
    date: 'تاریخ لکھیں، مثلاً 2025، 2025-06 یا 2025-06-30',
    otherCity: 'اسی شہر کا کوئی علاقہ منتخب کریں',
  },
} satisfies Translation<typeof english>
