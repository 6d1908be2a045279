import type { careers as english } from '../../en/site/careers.ts'
import type { Translation } from '../../message-types.ts'

export const careers = {
  pageTitle: '{agency} میں ملازمتیں',
  numberedTitle: '{title}، صفحہ {page}',
  description:
    '{count, plural, one {# خالی آسامی} other {# خالی آسامیاں}}، تنخواہ، شرائط اور آخری تاریخ کے ساتھ۔ اپنی سی وی کے ساتھ آن لائن درخواست دیں، دو ہفتوں میں جواب ملے گا۔',
  descriptionOf:
    '{title}: {count, plural, one {# خالی آسامی} other {# خالی آسامیاں}}، تنخواہ، شرائط اور آخری تاریخ کے ساتھ۔ اپنی سی وی کے ساتھ آن لائن درخواست دیں، دو ہفتوں میں جواب ملے گا۔',
  jobs: 'ملازمتیں',
  jobsInCity: '{city} میں ملازمتیں',
  jobsInDepartment: '{department} میں ملازمتیں',
  jobsInDepartmentAndCity: '{city} میں {department} کی ملازمتیں',
  loading: 'ملازمتوں کی فہرست کھل رہی ہے',
  title: 'ملازمتیں',
  intro:
    'ہمیں ایسے لوگوں کی تلاش ہے جو اپنے علاقے کو جانتے ہوں، کاغذات مکمل رکھیں اور خریدار کو درست مشورہ دیں۔ {agency} کی تمام خالی آسامیاں دیکھیں۔',
  listLabel: 'خالی آسامیاں',
  open: '{count, plural, one {# خالی آسامی} other {# خالی آسامیاں}}',
  openIn: '{place} میں {count, plural, one {# خالی آسامی} other {# خالی آسامیاں}}',
  filter: {
    label: 'ملازمتیں فلٹر کریں',
    submit: 'ملازمتیں دیکھیں',
    clear: 'فلٹر ہٹائیں',
    city: 'شہر',
    allCities: 'تمام شہر',
    department: 'شعبہ',
    allDepartments: 'تمام شعبے',
  },
  ignored: 'اس لنک میں ایسا شہر یا صفحہ ہے جو موجود نہیں۔',
  partlyIgnored: 'اس لنک میں ایسا شہر یا صفحہ ہے جو موجود نہیں۔ باقی فلٹروں کے مطابق ملازمتیں یہ ہیں۔',
  noneOpen: 'فی الحال کوئی آسامی خالی نہیں',
  noneMatch: 'ان فلٹروں کے مطابق کوئی ملازمت نہیں ملی',
  noneText:
    'پھر بھی اپنی سی وی بھیج دیں۔ ہم ہر سی وی پڑھتے ہیں اور مناسب آسامی نکلنے پر آپ سے رابطہ کریں گے۔',
  sendCv: 'اپنی سی وی بھیجیں',
  all: 'تمام خالی آسامیاں دیکھیں',
  otherTitle: 'فہرست میں آپ کے لیے مناسب ملازمت نہیں؟',
  otherText:
    'اپنی سی وی بھیجیں اور بتائیں کہ آپ کس شہر میں کیسا کام چاہتے ہیں۔ ہم ہر سی وی پڑھتے ہیں اور مناسب آسامی نکلنے پر آپ سے رابطہ کریں گے۔',
  mailSubject: '{agency} کے لیے میری سی وی',
} satisfies Translation<typeof english>
