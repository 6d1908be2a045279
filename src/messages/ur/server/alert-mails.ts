import type { alertMails as english } from '../../en/server/alert-mails.ts'
import type { Translation } from '../../message-types.ts'

export const alertMails = {
  property: 'پراپرٹی {id}',
  fact: {
    confirm: 'تصدیق',
    code: 'کوڈ',
    alerts: 'آپ کے الرٹ',
    unsubscribe: 'الرٹ ختم کریں',
    all: 'سب دیکھیں',
  },
  confirm: {
    subject: 'اپنے الرٹ کی تصدیق کریں: {title}',
    title: 'اپنے الرٹ کی تصدیق کریں',
    text: 'ہمیں آپ کو یہ الرٹ بھیجنے کی درخواست ملی ہے: {title}۔ {hours} گھنٹے کے اندر اس لنک یا کوڈ سے تصدیق کریں۔ تصدیق سے پہلے ہم کچھ اور نہیں بھیجیں گے۔',
    link: 'اس الرٹ کی تصدیق کریں',
    ignore: 'اگر یہ درخواست آپ نے نہیں کی تو اس ای میل کو نظر انداز کر دیں۔',
  },
  link: {
    subject: 'آپ کے الرٹوں کا لنک',
    title: 'آپ کے الرٹوں کا لنک',
    text: 'اس لنک سے آپ اپنے الرٹ دیکھ، بدل، روک اور حذف کر سکتے ہیں۔ یہ لنک کسی کو نہ دیں: اس کے لیے پاس ورڈ کی ضرورت نہیں۔',
    open: 'اپنے الرٹ کھولیں',
    ignore: 'اگر یہ درخواست آپ نے نہیں کی تو اس ای میل کو نظر انداز کر دیں۔ کچھ نہیں بدلا۔',
  },
  matches: {
    subject: '{count, plural, one {# اطلاع} other {# اطلاعات}}: {title}',
    subjectOfSeveral: 'آپ کے الرٹوں کی {count, plural, one {# اطلاع} other {# اطلاعات}}',
    event: {
      new: 'نئی',
      reduced: 'قیمت کم ہوئی',
      relisted: 'دوبارہ دستیاب',
      gone: 'اب دستیاب نہیں',
    },
    home: '{title}: {price}، {place}',
    reducedHome: '{title}: {before} سے کم ہو کر {price}، {place}',
    more: 'اور {count, plural, one {# مزید} other {# مزید}}۔',
    placeGone:
      'اس تلاش کی ایک جگہ اب موجود نہیں، اس لیے پہلے سے کم نتائج مل رہے ہیں۔ اپنے الرٹ کھولیں اور تلاش دوبارہ محفوظ کریں۔',
    manage: 'اپنے الرٹ تبدیل کریں یا روکیں',
    stop: 'تمام الرٹ ختم کریں',
  },
} satisfies Translation<typeof english>
