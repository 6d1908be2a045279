import type { bookingMails as english } from '../../en/server/booking-mails.ts'
import type { Translation } from '../../message-types.ts'

export const bookingMails = {
  fact: {
    reference: 'آپ کا حوالہ نمبر',
    unit: 'یونٹ',
    price: 'قیمت',
    project: 'پروجیکٹ',
    phone: 'فون',
    email: 'ای میل',
    code: 'کوڈ',
    confirm: 'تصدیق',
    paid: 'ادا شدہ رقم',
    paymentNumber: 'ادائیگی کا نمبر',
    amount: 'رقم',
    bank: 'بینک',
    accountTitle: 'اکاؤنٹ ٹائٹل',
    iban: 'آئی بی اے این (IBAN)',
    purpose: 'ادائیگی کا حوالہ',
    refunds: 'رقم کی واپسی',
  },
  unit: '{number}، {type}',
  questions: 'کوئی سوال ہے؟ فون یا ای میل کرتے وقت {reference} کا حوالہ دیں۔',
  confirmHold: {
    subject: '{project} میں {number} ہولڈ کرنے کی تصدیق کریں',
    title: '{until} سے پہلے ہولڈ کی تصدیق کریں',
    text: 'ہمیں {project} میں {number} ({type}) آپ کے لیے ہولڈ کرنے کی درخواست ملی ہے۔ اس کوڈ یا لنک سے تصدیق کریں، پھر ٹوکن کی ادائیگی تک ہم یہ یونٹ آپ کے لیے رکھیں گے۔ اگر {until} تک تصدیق نہ ہوئی تو ہولڈ ختم ہو جائے گا اور آپ کے ذمے کچھ نہیں ہو گا۔',
    link: 'ہولڈ کی تصدیق کریں',
    ignore: 'اگر یہ درخواست آپ نے نہیں کی تو اس ای میل کو نظر انداز کر دیں۔',
  },
  receipt: {
    subject: 'رسید: {project} میں {number} بک ہو گیا',
    title: '{name}، {number} آپ کے لیے بک ہو گیا ہے',
    text: 'ہمیں {project} میں {number} ({type}) کے ٹوکن کے طور پر {amount} موصول ہوئے۔ یہ رقم قیمت میں شمار ہو گی۔',
    paid: '{amount}، {when}',
    next: 'اگلا مرحلہ: ایک کاروباری دن کے اندر ہمارا ایجنٹ معاہدے کے لیے آپ کو فون کرے گا۔ فروخت دونوں فریقوں کے دستخط کے بعد شروع ہو گی۔',
  },
  transfer: {
    subject: '{project} میں {number} آپ کے لیے ہولڈ ہے',
    title: '{until} تک {number} آپ کے لیے ہولڈ ہے',
    text: 'اس اکاؤنٹ میں {amount} بھیجیں اور ادائیگی کے حوالے میں {reference} لکھیں۔ رقم موصول ہوتے ہی ہم یونٹ آپ کے نام بک کر کے رسید بھیج دیں گے۔',
  },
  holdOver: {
    subject: '{project} میں {number} کا ہولڈ ختم ہو گیا',
    title: '{number} کا ہولڈ ختم ہو گیا',
    text: 'آپ کی رقم وقت پر موصول نہیں ہوئی۔ اگر آپ رقم بھیج چکے ہیں تو ہمیں بتائیں: ہم یونٹ آپ کے لیے بک کریں گے یا پوری رقم واپس کریں گے۔',
  },
  givenUp: {
    subject: 'آپ نے {project} میں {number} چھوڑ دیا',
    title: 'آپ نے {number} چھوڑ دیا',
    text: 'یہ یونٹ اب دوسرے لوگ بک کر سکتے ہیں، اور آپ کے ذمے کچھ نہیں۔ اگر آپ رقم بھیج چکے ہیں تو ہمیں بتائیں، ہم پوری رقم واپس کریں گے۔',
  },
  refund: {
    subject: '{amount} کی واپسی: {reference}',
    title: 'ہم آپ کو {amount} واپس کر رہے ہیں',
    text: 'پوری رقم اسی ذریعے سے واپس کی جائے گی جس سے آپ نے ادا کی تھی، اور بھیجتے ہی ہم آپ کو ای میل کریں گے۔',
    reason: {
      'wrong amount': 'آپ نے {amount} کے بجائے {paid} ادا کیے۔',
      'after the hold': 'آپ کی رقم ہولڈ ختم ہونے کے بعد موصول ہوئی۔',
      'already paid': 'اس بکنگ کی رقم پہلے ہی ادا ہو چکی تھی۔',
      released: 'بکنگ منسوخ ہو چکی تھی۔',
    },
  },
  refunded: {
    subject: '{amount} آپ کو بھیج دیے گئے: {reference}',
    title: '{amount} آپ کو واپس بھیج دیے گئے ہیں',
    text: 'بینک کے لحاظ سے رقم آپ کے اکاؤنٹ میں آنے میں چند دن لگ سکتے ہیں۔',
  },
} satisfies Translation<typeof english>
