import type { validationMessages as english } from '../../en/common/validation-messages.ts'
import type { Translation } from '../../message-types.ts'

export const validationMessages = {
  required: 'یہ خانہ پُر کرنا ضروری ہے',
  notANumber: 'یہاں صرف عدد لکھیں',
  email: 'ای میل ایڈریس درست نہیں',
  text: 'یہ حروف استعمال نہیں ہو سکتے',
  phone: 'فون نمبر درست نہیں',
  invalidId: 'آئی ڈی درست نہیں',
  tooLong: 'زیادہ سے زیادہ {characters, plural, one {# حرف} other {# حروف}} لکھیں',
  tooMany: '{most} یا اس سے کم لکھیں',
  priceRange: 'زیادہ سے زیادہ قیمت، کم سے کم قیمت سے زیادہ لکھیں',
  unknownTime: 'فہرست میں سے وقت منتخب کریں',
  mostTimes: 'زیادہ سے زیادہ {most} اوقات منتخب کریں',
  chooseAgain: 'براہِ کرم اپنی سی وی دوبارہ منتخب کریں',
  stillUploading: 'آپ کی سی وی ابھی اپ لوڈ ہو رہی ہے',
} satisfies Translation<typeof english>
