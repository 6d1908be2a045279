import type { priceHistory as english } from '../../en/site/price-history.ts'
import type { Translation } from '../../message-types.ts'

export const priceHistory = {
  title: 'قیمت کا ریکارڈ',
  date: 'تاریخ',
  event: 'تبدیلی',
  price: 'ڈیمانڈ',
  noPrice: 'ڈیمانڈ درج نہیں',
  reducedOn: '{date} کو قیمت میں {percent}% کمی',
  events: {
    listed: 'پہلی بار شائع ہوئی',
    reduced: 'قیمت میں {percent}% کمی',
    raised: 'قیمت میں {percent}% اضافہ',
    'under offer': 'سودا طے ہو رہا ہے',
    sold: 'فروخت ہو گئی',
    rented: 'کرائے پر دی گئی',
    withdrawn: 'ہٹا لی گئی',
    relisted: 'دوبارہ دستیاب',
  },
  onCall: 'قیمت کے لیے کال کریں',
  repriced: 'قیمت شائع کر دی گئی',
  relistedReduced: 'دوبارہ دستیاب، قیمت {percent}% کم',
  relistedRaised: 'دوبارہ دستیاب، قیمت {percent}% زیادہ',
} satisfies Translation<typeof english>
