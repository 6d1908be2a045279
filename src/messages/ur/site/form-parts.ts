import type { formParts as english } from '../../en/site/form-parts.ts'
import type { Translation } from '../../message-types.ts'

export const formParts = {
  sending: 'بھیجا جا رہا ہے…',
  sent: 'بھیج دیا گیا!',
  failed: 'کوئی خرابی ہو گئی!',
  correct: 'براہِ کرم یہ خانے درست کریں:',
  checking: 'آپ کے براؤزر کی جانچ ہو رہی ہے۔ ایک لمحہ لگے گا۔',
  loading: 'فارم لوڈ ہو رہا ہے',
  unreadable: 'اس فارم میں ایک ایسا حرف ہے جو محفوظ نہیں ہو سکتا۔ واپس جا کر دوبارہ لکھیں۔',
  contactDetails: 'آپ کے رابطے کی تفصیلات',
  next: 'اس کے بعد کیا ہو گا',
  received: {
    inquiry: 'آپ کی انکوائری مل گئی ہے',
    property_inquiry: 'تفصیلات کے لیے آپ کی درخواست مل گئی ہے',
    project_inquiry: 'آپ کا سوال مل گیا ہے',
    contact: 'آپ کی رائے کا شکریہ',
    get_in_touch: 'ہم آپ کو کال کریں گے',
    franchise: 'آپ کی فرنچائز انکوائری مل گئی ہے',
    valuation: 'قیمت کے تخمینے کی درخواست مل گئی ہے',
    wanted: 'پراپرٹی کے لیے آپ کی درخواست مل گئی ہے',
    viewing: 'وزٹ کی درخواست مل گئی ہے',
    job_application: 'آپ کی درخواست مل گئی ہے',
  },
  reference: 'آپ کا حوالہ نمبر <number>{reference}</number> ہے۔ کال یا پیغام میں یہ نمبر ضرور بتائیں۔',
  track: 'درخواست کی صورتِ حال دیکھیں',
  whatsApp: 'اس درخواست کے بارے میں واٹس ایپ پر پوچھیں',
  whatsAppText: 'السلام علیکم، مجھے اپنی درخواست {reference} کے بارے میں بات کرنی ہے۔',
  callBack: 'مجھے کال کریں',
  anotherCall: 'ایک اور کال کی درخواست کریں',
  askProject: 'پروجیکٹ کے بارے میں پوچھیں',
  askAgain: 'ایک اور سوال پوچھیں',
} satisfies Translation<typeof english>
