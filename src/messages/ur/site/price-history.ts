import type { priceHistory as english } from '../../en/site/price-history.ts'
import type { Translation } from '../../message-types.ts'

export const priceHistory = {
  title: 'قیمت کا ریکارڈ',
  date: 'تاریخ',
  event: 'تبدیلی',
  price: 'مطلوبہ قیمت',
  noPrice: 'مارکیٹ میں نہیں',
  reducedOn: '{date} کو قیمت میں {percent}% کمی',
  events: {
    listed: 'مارکیٹ میں آئی',
    reduced: 'قیمت میں {percent}% کمی',
    raised: 'قیمت میں {percent}% اضافہ',
    'under offer': 'سودا زیرِ غور',
    sold: 'فروخت ہو گئی',
    rented: 'کرائے پر چڑھ گئی',
    withdrawn: 'مارکیٹ سے ہٹا لی گئی',
    relisted: 'دوبارہ دستیاب',
  },
  onCall: 'قیمت فون پر معلوم کریں',
  repriced: 'قیمت بتا دی گئی',
  relistedReduced: 'دوبارہ دستیاب، قیمت {percent}% کم',
  relistedRaised: 'دوبارہ دستیاب، قیمت {percent}% زیادہ',
} satisfies Translation<typeof english>
