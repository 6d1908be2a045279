import type { iso as english } from '../../en/site/iso.ts'
import type { Translation } from '../../message-types.ts'

export const iso = {
  title: '{standard} سرٹیفکیٹ',
  certificate: {
    title: 'سرٹیفکیٹ',
    meets: 'کا کوالٹی مینجمنٹ سسٹم اس معیار پر پورا اترتا ہے',
    scope: 'دائرۂ کار',
    scopeText: '{scope}۔',
    sites: 'مقامات',
    issued: 'تاریخِ اجرا',
    validUntil: 'تاریخِ اختتام',
    number: 'نمبر <number>{code}</number>، تصدیق کنندہ {body}',
  },
  validity: {
    coming: 'ابھی مؤثر نہیں',
    valid: 'آج مؤثر ہے',
    expired: 'میعاد ختم ہو چکی ہے',
  },
  print: 'سرٹیفکیٹ پرنٹ کریں',
  complaintsTitle: 'شکایات',
  complaintsText: 'اگر کچھ غلط ہو جائے تو ہمیں بتائیں۔ ہم آپ کی شکایت اس طرح نمٹاتے ہیں۔',
  complain: 'شکایت درج کریں',
} satisfies Translation<typeof english>
