import type { agent as english } from '../../en/site/agent.ts'
import type { Translation } from '../../message-types.ts'

export const agent = {
  post: '{title}، {city}',
  title: '{agent}، {post}',
  description:
    '{agent}: علاقے {places}، زبانیں {languages}، {count, plural, one {# پراپرٹی} other {# پراپرٹیز}}۔ براہِ راست فون کریں یا پیغام بھیجیں۔',
  answersIn: {
    minutes: 'عموماً {count, plural, other {# منٹ}} میں جواب دیتے ہیں',
    hours: 'عموماً {count, plural, one {# گھنٹے} other {# گھنٹوں}} میں جواب دیتے ہیں',
  },
  areas: 'علاقے',
  languages: 'زبانیں',
  call: '{number} پر کال کریں',
  whatsApp: 'واٹس ایپ',
  email: 'ای میل',
  forSale: '{agent} کی برائے فروخت پراپرٹیز',
  toRent: '{agent} کی کرائے کی پراپرٹیز',
  allForSale: 'برائے فروخت تمام {count, number} دیکھیں',
  allToRent: 'کرائے کی تمام {count, number} دیکھیں',
  noListingsTitle: '{agent} کی فی الحال کوئی پراپرٹی درج نہیں',
  noListingsText: 'فون کر کے بتائیں کہ آپ کو کیا چاہیے۔ کچھ پراپرٹیز سائٹ پر نہیں لگائی جاتیں۔',
  search: '{city} میں پراپرٹی تلاش کریں',
  others: '{city} کے دیگر ایجنٹ',
  loading: 'ایجنٹ کا صفحہ کھل رہا ہے',
} satisfies Translation<typeof english>
