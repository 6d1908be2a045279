import type { projectList as english } from '../../en/site/project-list.ts'
import type { Translation } from '../../message-types.ts'

export const projectList = {
  title: 'پروجیکٹ',
  loading: 'پروجیکٹ لوڈ ہو رہے ہیں',
  intro: 'نئے فلیٹ، ولاز، پلاٹ اور دکانیں: قیمتیں، قسطوں کے پلان اور منظوریاں۔',
  filter: 'پروجیکٹ فلٹر کریں',
  show: 'پروجیکٹ دیکھیں',
  refused: 'اس لنک کے کچھ فلٹر درست نہیں۔',
  partlyRefused: 'اس لنک کے کچھ فلٹر درست نہیں۔ یہ پروجیکٹ ان کے بغیر دکھائے جا رہے ہیں۔',
  filters: {
    cityId: 'شہر',
    type: 'قسم',
    price: 'قیمت',
    status: 'مرحلہ',
    possession: 'قبضہ',
    approval: 'منظوری',
  },
  any: {
    cityId: 'کوئی بھی شہر',
    type: 'کوئی بھی قسم',
    price: 'کوئی بھی قیمت',
    status: 'کوئی بھی مرحلہ',
    possession: 'قبضے کا کوئی بھی سال',
    approval: 'منظوری کی شرط کے بغیر',
  },
  sorts: {
    featured: 'نمایاں',
    newest: 'تازہ ترین',
    'price-low': 'کم قیمت پہلے',
    'price-high': 'زیادہ قیمت پہلے',
    possession: 'جلد قبضے والے پہلے',
  },
  approvals: {
    approved: 'منظور شدہ',
    'in process': 'منظوری کا عمل جاری',
    'not required': 'منظوری درکار نہیں',
  },
  found: '{count, plural, one {# پروجیکٹ} other {# پروجیکٹ}}',
  foundIn: '{city} میں {count, plural, one {# پروجیکٹ} other {# پروجیکٹ}}',
  emptyTitle: 'ان فلٹروں کے مطابق کوئی پروجیکٹ نہیں ملا',
  noneYet: 'ابھی کوئی پروجیکٹ نہیں',
  removeOne: 'مزید پروجیکٹ دیکھنے کے لیے کوئی فلٹر ہٹائیں:',
  without: '{filter}: {count, plural, one {# پروجیکٹ} other {# پروجیکٹ}}',
  wantedText: 'ہمیں اپنی ضرورت بتائیں، ہم آپ کے لیے تلاش کریں گے۔',
  wanted: 'اپنی ضرورت بتائیں',
  clear: 'فلٹر ہٹائیں',
  list: 'نئے پروجیکٹ',
  listIn: '{city} کے نئے پروجیکٹ',
  pageTitle: '{title}: قیمتیں، قسطوں کے پلان اور منظوریاں',
  laterPageTitle: '{title}: قیمتیں، قسطوں کے پلان اور منظوریاں، صفحہ {page}',
  pageDescription:
    '{found}: قیمتیں، قسطوں کے پلان، قبضے کی تاریخیں اور جانچی ہوئی منظوریاں۔ شہر، قسم، قیمت اور مرحلے کے حساب سے تلاش کریں۔',
  laterPageDescription:
    'صفحہ {page}، {found}: قیمتیں، قسطوں کے پلان، قبضے کی تاریخیں اور جانچی ہوئی منظوریاں۔ شہر، قسم، قیمت اور مرحلے کے حساب سے تلاش کریں۔',
} satisfies Translation<typeof english>
