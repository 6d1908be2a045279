import type { about as english } from '../../en/site/about.ts'
import type { Translation } from '../../message-types.ts'

export const about = {
  title: '{agency} کا تعارف',
  loading: 'صفحہ کھل رہا ہے',
  meetAgents: 'ہمارے ایجنٹوں سے ملیں',
  figures: {
    label: '{product} ایک نظر میں',
    listings: 'گھر، پلاٹ اور دفاتر آج دستیاب',
    projects: 'پروجیکٹ، جن میں سے ہر ایک کی منظوری جانچی گئی ہے',
    agents: 'ایجنٹ جن سے آپ براہِ راست بات کر سکتے ہیں',
    cities: 'شہر، جہاں مقامی ایجنٹ موجود ہیں',
  },
  history: 'ہماری تاریخ',
  leadershipTitle: 'ہماری قیادت',
  leadershipText: 'ہمارے منیجر خود بھی سودے کرواتے ہیں۔ فون پر ان کا نام لیں اور براہِ راست بات کریں۔',
  quote: '’’{text}‘‘',
  testimonials: 'ہمارے کلائنٹوں کی رائے',
  officesTitle: 'ہمارے دفاتر',
  officesText: 'تشریف لائیں۔ پہلے سے وقت لینا ضروری نہیں۔',
  joinTitle: 'ہمارے ساتھ کام کریں',
  joinText: 'ایجنٹ کے طور پر ہماری ٹیم میں آئیں، یا اپنے شہر میں فرنچائز دفتر کھولیں۔',
  jobs: 'خالی آسامیاں دیکھیں',
  franchise: 'فرنچائز کھولیں',
} satisfies Translation<typeof english>
