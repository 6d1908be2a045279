import type { vacancy as english } from '../../en/site/vacancy.ts'
import type { Translation } from '../../message-types.ts'

export const vacancy = {
  title: '{job}، {city}',
  experienceOf: 'تجربہ: {experience}',
  applyTitle: 'اس ملازمت کے لیے درخواست دیں',
  applyUntil: 'درخواست دینے کی آخری تاریخ {date} ہے۔',
  closed: 'بند',
  positions: '{count, plural, one {# آسامی} other {# آسامیاں}}',
  requirements: 'شرائط',
  closedTitle: 'اس ملازمت کے لیے درخواستیں بند ہو چکی ہیں',
  closedText:
    'اس ملازمت کے لیے اب درخواستیں نہیں لی جا رہیں۔ دوسری ملازمتوں کے بارے میں پوچھنے کے لیے <phone>{number}</phone> پر فون کریں۔',
  closedTextWithSimilar:
    'اس ملازمت کے لیے اب درخواستیں نہیں لی جا رہیں۔ نیچے ملتی جلتی ملازمتیں دیکھیں، یا دوسری ملازمتوں کے بارے میں پوچھنے کے لیے <phone>{number}</phone> پر فون کریں۔',
  all: 'تمام خالی آسامیاں دیکھیں',
  similar: 'ملتی جلتی ملازمتیں',
  submit: 'درخواست بھیجیں',
  again: 'دوبارہ درخواست دیں',
  experienceHint: 'مثلاً پراپرٹی سیلز میں دو سال',
  chooseCv: 'اپنی سی وی منتخب کریں',
} satisfies Translation<typeof english>
