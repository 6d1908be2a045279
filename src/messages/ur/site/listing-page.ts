import type { listingPage as english } from '../../en/site/listing-page.ts'
import type { Translation } from '../../message-types.ts'

export const listingPage = {
  loading: 'پراپرٹی لوڈ ہو رہی ہے',
  pageTitle: '{title}، {place} (آئی ڈی {id})',
  pageDescription: '{price}، {size}، {place}، آئی ڈی {id}۔ {description}',
  priceOnCall: 'قیمت کے لیے کال کریں',
  crumb: 'آئی ڈی {id}',
  partOf: '<project>{name}</project> کا حصہ',
  confirmed: 'تصدیق: {when}',
  confirmedMeans: '{date} کو ایجنٹ نے تصدیق کی کہ یہ پراپرٹی ابھی دستیاب ہے۔',
  ended: {
    'under offer': 'اس پراپرٹی کا سودا طے ہو رہا ہے۔ دوبارہ دستیاب ہونے کی اطلاع کے لیے ہم سے رابطہ کریں۔',
    sold: 'یہ پراپرٹی فروخت ہو چکی ہے۔',
    rented: 'یہ پراپرٹی کرائے پر دی جا چکی ہے۔',
  },
  moreInArea: '{area} میں ملتی جلتی پراپرٹیز دیکھیں',
  similar: {
    residential: 'ملتے جلتے گھر',
    plot: 'ملتے جلتے پلاٹ',
    commercial: 'ملتی جلتی پراپرٹیز',
  },
  available: {
    residential: 'ملتے جلتے دستیاب گھر',
    plot: 'ملتے جلتے دستیاب پلاٹ',
    commercial: 'ملتی جلتی دستیاب پراپرٹیز',
  },
  id: 'پراپرٹی آئی ڈی',
  added: 'شامل ہوئی',
  updated: 'آخری تبدیلی',
  alsoOn: 'یہ پراپرٹی یہاں بھی موجود ہے:',
  requestTitle: 'اس پراپرٹی کے بارے میں پوچھیں',
  request: 'تفصیلات منگوائیں',
  requestMessage: 'کیا آئی ڈی {id} والی پراپرٹی اب بھی دستیاب ہے؟',
  requestSimilar: 'کیا آپ کے پاس آئی ڈی {id} والی پراپرٹی سے ملتی جلتی کوئی پراپرٹی ہے؟',
  requestAgain: 'ایک اور سوال پوچھیں',
  goneTitle: 'یہ پراپرٹی اب دستیاب نہیں',
  goneText: 'آئی ڈی {id} والی پراپرٹی اب دستیاب نہیں۔ کوئی اور پراپرٹی تلاش کریں، یا ہمیں اپنی ضرورت بتائیں۔',
  goneBuy: 'برائے فروخت پراپرٹیز',
  goneRent: 'کرائے کی پراپرٹیز',
  wanted: 'اپنی ضرورت بتائیں',
} satisfies Translation<typeof english>
