import type { valueRules as english } from '../../en/common/value-rules.ts'
import type { Translation } from '../../message-types.ts'

export const valueRules = {
  unusable: 'یہ یہاں استعمال نہیں ہو سکتا',
  text: 'یہاں متن لکھیں',
  wholeNumber: 'پورا عدد لکھیں',
  trueOrFalse: 'یہاں true یا false لکھیں',
  list: 'یہاں فہرست درکار ہے',
  object: 'یہاں نام والے خانوں کا مجموعہ درکار ہے',
  date: 'تاریخ لکھیں، مثلاً 2026-11-20',
  dateTime: 'تاریخ اور وقت لکھیں، مثلاً 2026-11-20T09:30:00Z',
  time: 'وقت لکھیں، مثلاً 09:30',
  address: 'ویب ایڈریس لکھیں، مثلاً https://example.com',
  format: 'لکھنے کا طریقہ درست نہیں',
  only: 'یہاں صرف {value} لکھا جا سکتا ہے',
  oneOf: 'ان میں سے ایک منتخب کریں: {values}',
  atLeast: '{least} یا اس سے زیادہ لکھیں',
  moreThan: '{least} سے زیادہ لکھیں',
  lessThan: '{most} سے کم لکھیں',
  multipleOf: 'ایسا عدد لکھیں جو {divisor} پر پورا تقسیم ہو',
  tooShort: 'کم از کم {characters, plural, one {# حرف} other {# حروف}} لکھیں',
  exactLength: 'پورے {characters, plural, one {# حرف} other {# حروف}} لکھیں',
  tooFewItems: 'کم از کم {least, plural, one {# چیز} other {# چیزیں}} شامل کریں',
  tooManyItems: 'زیادہ سے زیادہ {most, plural, one {# چیز} other {# چیزیں}} شامل کریں',
  exactItems: 'پوری {items, plural, one {# چیز} other {# چیزیں}} شامل کریں',
  unknownField: 'اس نام کا کوئی خانہ نہیں',
} satisfies Translation<typeof english>
