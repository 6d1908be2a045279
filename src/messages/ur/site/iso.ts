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
    number: 'نمبر <number>{code}</number>، تصدیق کنندہ: {body}',
  },
  validity: {
    coming: 'ابھی مؤثر نہیں',
    valid: 'آج مؤثر ہے',
    expired: 'میعاد ختم ہو چکی ہے',
  },
  print: 'سرٹیفکیٹ پرنٹ کریں',
  complaintsTitle: 'شکایات',
  complaintsText: 'کوئی شکایت ہو تو ہمیں بتائیں۔ ہم اسے یوں نمٹاتے ہیں۔',
  complain: 'شکایت درج کریں',
} satisfies Translation<typeof english>
