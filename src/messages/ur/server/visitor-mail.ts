import type { visitorMail as english } from '../../en/server/visitor-mail.ts'
import type { Translation } from '../../message-types.ts'

export const visitorMail = {
  subject: 'آپ کی درخواست مل گئی ہے: {reference}',
  thanks: '{name}، آپ کا شکریہ',
  thanksNameless: 'آپ کا شکریہ',
  reference: 'آپ کا حوالہ نمبر',
  about: 'بابت',
  phone: 'فون',
  whatsApp: 'واٹس ایپ',
  whatsAppText: 'میرا حوالہ نمبر {reference} ہے۔',
} satisfies Translation<typeof english>
