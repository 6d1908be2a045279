import type { viewingMails as english } from '../../en/server/viewing-mails.ts'
import type { Translation } from '../../message-types.ts'

export const viewingMails = {
  fact: {
    reference: 'آپ کا حوالہ نمبر',
    property: 'پراپرٹی',
    when: 'وقت',
    times: 'آپ کے تجویز کردہ اوقات',
    agent: 'ایجنٹ',
    phone: 'فون',
    manage: 'آپ کا وزٹ',
  },
  manage: 'وزٹ کا وقت بدلیں یا اسے منسوخ کریں',
  accept: 'یہ وقت منظور کریں یا دوسرے اوقات تجویز کریں',
  requested: {
    subject: 'وزٹ کی درخواست: {property}',
    title: '{name}، آپ کی درخواست مل گئی ہے',
    titleNameless: 'آپ کی درخواست مل گئی ہے',
    text: 'ایجنٹ آپ کے اوقات میں سے کسی ایک کی تصدیق کرے گا یا کوئی اور وقت تجویز کرے گا۔ تب تک آپ کو کچھ کرنے کی ضرورت نہیں۔',
  },
  rescheduled: {
    subject: 'وزٹ کے نئے اوقات: {property}',
    title: 'آپ کے نئے اوقات مل گئے ہیں',
    text: 'ایجنٹ آپ کے اوقات میں سے کسی ایک کی تصدیق کرے گا یا کوئی اور وقت تجویز کرے گا۔',
    calledOff: '{time} والا وزٹ اب نہیں ہو گا۔',
  },
  confirmed: {
    subject: 'وزٹ کی تصدیق ہو گئی: {time}',
    title: 'آپ کے وزٹ کی تصدیق ہو گئی ہے',
    text: 'ایجنٹ آپ کو پراپرٹی پر ملے گا۔ اگر آنے میں دیر ہو رہی ہو تو براہِ کرم فون کر دیں۔',
  },
  countered: {
    subject: 'وزٹ کے لیے دوسرا وقت: {property}',
    title: 'ہمارا تجویز کردہ وقت: {time}',
    text: 'آپ کے تجویز کردہ اوقات میں وزٹ ممکن نہیں۔ براہِ کرم یہ وقت منظور کریں یا دوسرے اوقات تجویز کریں۔',
    subjectFirst: 'آپ کے وزٹ کا وقت: {property}',
    textFirst: 'براہِ کرم یہ وقت منظور کریں یا دوسرے اوقات تجویز کریں۔',
  },
  declined: {
    subject: 'آپ کی وزٹ کی درخواست: {property}',
    title: 'معذرت، وزٹ ممکن نہیں',
  },
  cancelled: {
    subject: 'وزٹ منسوخ ہو گیا: {property}',
    title: 'آپ کا وزٹ منسوخ ہو گیا ہے',
    textOpen: 'آپ کی درخواست منسوخ کر دی گئی ہے۔',
  },
  reason: 'وجہ: {reason}',
  reminder: {
    day: {
      subject: 'یاد دہانی: {time} کا وزٹ',
      title: 'آپ کے وزٹ کا وقت قریب ہے',
    },
    hours: {
      subject: 'آپ کا وزٹ دو گھنٹے میں ہے: {time}',
      title: 'آپ کا وزٹ دو گھنٹے میں ہے',
    },
    text: 'اگر آپ نہ آ سکیں تو براہِ کرم پہلے سے وقت بدل دیں یا وزٹ منسوخ کر دیں۔',
  },
  calendar: {
    title: 'وزٹ: {property}',
    agent: 'ایجنٹ: {name}، {phone}',
    manage: 'وقت بدلنے یا منسوخ کرنے کے لیے: {link}',
  },
  whatsApp: {
    proposed: 'السلام علیکم {name}، {property} دیکھنے کے لیے آپ کی درخواست مل گئی ہے۔ {link}',
    countered:
      'السلام علیکم {name}، {property} کے وزٹ کے لیے ہمارا تجویز کردہ وقت: {time}۔ یہ وقت منظور کرنے یا دوسرے اوقات تجویز کرنے کے لیے: {link}',
    confirmed:
      'السلام علیکم {name}، {property} کے وزٹ کی تصدیق ہو گئی ہے: {time}۔ کیلنڈر میں شامل کرنے، وقت بدلنے یا منسوخ کرنے کے لیے: {link}',
    declined: 'السلام علیکم {name}، معذرت، {property} کا وزٹ ممکن نہیں۔ {link}',
    cancelled: 'السلام علیکم {name}، {property} کا وزٹ منسوخ ہو گیا ہے۔ {link}',
    reminder:
      'السلام علیکم {name}، {property} کے وزٹ کی یاد دہانی: {time}۔ اگر آپ نہ آ سکیں تو وقت بدلنے یا منسوخ کرنے کے لیے: {link}',
    done: 'السلام علیکم {name}، {property} دیکھنے کا شکریہ۔',
  },
} satisfies Translation<typeof english>
