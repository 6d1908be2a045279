import type { cards as english } from '../../en/site/cards.ts'
import type { Translation } from '../../message-types.ts'

export const cards = {
  photos: 'تصاویر:',
  kind: {
    sale: '{type} <hidden>برائے فروخت</hidden>',
    rent: '{type} <hidden>کرائے کے لیے</hidden>',
  },
  confirmed: 'تصدیق: {when}',
  added: 'شامل: {when}',
  callAbout: 'کال کریں: {title}',
  whatsAppAbout: 'واٹس ایپ کریں: {title}',
  featured: 'نمایاں',
  reduced: 'قیمت میں کمی',
  ended: {
    sold: 'فروخت شدہ',
    rented: 'کرائے پر دی گئی',
    expired: 'مدت ختم',
  },
  agentListings: '{count, plural, one {# پراپرٹی} other {# پراپرٹیز}}',
  callAgent: '{name} کو کال کریں',
  whatsAppAgent: '{name} کو واٹس ایپ کریں',
  greeting: 'السلام علیکم {name}، آپ کا نمبر ویب سائٹ سے ملا۔',
  today: 'آج',
  upcoming: 'آنے والی تقریب',
  photoCount: '{count, plural, one {# تصویر} other {# تصاویر}}',
  videoCount: '{count, plural, one {# ویڈیو} other {# ویڈیوز}}',
  priceFrom: '<amount>{price}</amount> سے شروع',
  possession: 'قبضہ: {month}',
  noc: '{authority} کی این او سی',
  approved: '{authority} سے منظور شدہ',
  inProcess: '{authority} سے منظوری کا عمل جاری',
  noNoc: 'این او سی درکار نہیں',
  rating: '5 میں سے {rating} ستارے',
  experience: 'تجربہ:',
  positions: '{count, plural, one {# آسامی} other {# آسامیاں}}',
  salaryOpen: 'تنخواہ باہمی رضامندی سے',
} satisfies Translation<typeof english>
