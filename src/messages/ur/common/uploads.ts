import type { uploads as english } from '../../en/common/uploads.ts'
import type { Translation } from '../../message-types.ts'

export const uploads = {
  formats: {
    picture: 'JPEG، PNG، WebP، AVIF یا GIF',
    video: 'MP4، WebM یا MOV',
    document: 'PDF، DOC، DOCX، ODT یا RTF',
  },
  accepted: '{formats}، زیادہ سے زیادہ {most} MB',
  acceptedEach: '{formats}، ہر فائل زیادہ سے زیادہ {most} MB',
  choose: {
    picture: 'تصویر ({formats})',
    video: 'ویڈیو ({formats})',
    document: 'دستاویز ({formats})',
  },
  tooLarge: {
    picture: 'یہ تصویر بہت بڑی ہے۔ زیادہ سے زیادہ {most} MB کی تصویر منتخب کریں۔',
    video: 'یہ ویڈیو بہت بڑی ہے۔ زیادہ سے زیادہ {most} MB کی ویڈیو منتخب کریں۔',
    document: 'یہ دستاویز بہت بڑی ہے۔ زیادہ سے زیادہ {most} MB کی دستاویز منتخب کریں۔',
  },
  wrongType: 'یہاں اس قسم کی فائل استعمال نہیں ہو سکتی۔ منتخب کریں: {choices}۔',
  empty: 'یہ فائل خالی ہے۔ کوئی اور فائل منتخب کریں۔',
  infected: 'اس فائل میں وائرس ہے۔ کوئی اور فائل منتخب کریں۔',
  unchecked: 'ہم اس وقت فائلوں میں وائرس کی جانچ نہیں کر سکتے۔ براہِ کرم چند منٹ بعد کوشش کریں۔',
  notStored: 'ہم اس وقت فائلیں محفوظ نہیں کر سکتے۔ براہِ کرم چند منٹ بعد کوشش کریں۔',
  incomplete: 'یہ فائل ادھوری ہے۔ اصل فائل منتخب کر کے دوبارہ کوشش کریں۔',
  unreadable: 'یہ ویڈیو پڑھی نہیں جا سکتی۔ اسے H.264 کے ساتھ MP4 میں محفوظ کر کے دوبارہ کوشش کریں۔',
  unplayable: 'براؤزر یہ ویڈیو نہیں چلا سکتے۔ اسے H.264 کے ساتھ MP4 میں محفوظ کر کے دوبارہ کوشش کریں۔',
  connectionLost: 'انٹرنیٹ کا رابطہ ٹوٹ گیا۔ دوبارہ کوشش کریں۔',
  notSent: 'فائل اپ لوڈ نہیں ہو سکی۔ دوبارہ کوشش کریں۔',
  dropOne: 'یا فائل کھینچ کر یہاں لائیں',
  dropMany: 'یا فائلیں کھینچ کر یہاں لائیں',
  waiting: 'انتظار میں',
  uploaded: 'اپ لوڈ ہو گئی',
  storing: 'محفوظ ہو رہی ہے',
  progress: '{file} اپ لوڈ ہو رہی ہے',
  retry: '{file} دوبارہ اپ لوڈ کریں',
  cancel: '{file} کا اپ لوڈ روکیں',
  remove: '{file} ہٹائیں',
  news: {
    started: '{count, plural, one {# فائل اپ لوڈ ہو رہی ہے۔} other {# فائلیں اپ لوڈ ہو رہی ہیں۔}}',
    done: '{file} اپ لوڈ ہو گئی۔',
    failed: '{file} اپ لوڈ نہیں ہو سکی۔ {reason}',
    cancelled: '{file} کا اپ لوڈ روک دیا گیا۔',
    removed: '{file} ہٹا دی گئی۔',
  },
} satisfies Translation<typeof english>
