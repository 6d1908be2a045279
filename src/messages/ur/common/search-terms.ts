import type { searchTerms as english } from '../../en/common/search-terms.ts'
import type { Translation } from '../../message-types.ts'

export const searchTerms = {
  filters: {
    purpose: { name: 'مقصد' },
    cityId: { name: 'شہر', any: 'کوئی بھی شہر' },
    areaIds: { name: 'علاقے', any: 'کوئی بھی علاقہ' },
    type: { name: 'قسم', any: 'کوئی بھی قسم' },
    subtype: { name: 'ذیلی قسم', any: 'کوئی بھی ذیلی قسم' },
    minPrice: { name: 'کم سے کم قیمت', any: 'کم سے کم قیمت کی شرط کے بغیر' },
    maxPrice: { name: 'زیادہ سے زیادہ قیمت', any: 'زیادہ سے زیادہ قیمت کی شرط کے بغیر' },
    minSize: { name: 'کم سے کم رقبہ', any: 'کم سے کم رقبے کی شرط کے بغیر' },
    maxSize: { name: 'زیادہ سے زیادہ رقبہ', any: 'زیادہ سے زیادہ رقبے کی شرط کے بغیر' },
    sizeUnit: { name: 'رقبے کی اکائی' },
    beds: { name: 'بیڈروم', any: 'جتنے بھی بیڈروم ہوں' },
    baths: { name: 'باتھ روم', any: 'جتنے بھی باتھ روم ہوں' },
    projectId: { name: 'پروجیکٹ', any: 'کوئی بھی پروجیکٹ' },
    agentId: { name: 'ایجنٹ', any: 'کوئی بھی ایجنٹ' },
    keyword: { name: 'تلاش کا لفظ', any: 'تلاش کے لفظ کے بغیر' },
    typed: { name: 'تلاش کے الفاظ' },
    sort: { name: 'ترتیب' },
    page: { name: 'صفحہ' },
    perPage: { name: 'فی صفحہ نتائج' },
  },
  sorts: {
    newest: 'تازہ ترین',
    'price-low': 'کم قیمت پہلے',
    'price-high': 'زیادہ قیمت پہلے',
    'size-low': 'چھوٹا رقبہ پہلے',
    'size-high': 'بڑا رقبہ پہلے',
  },
  refusals: {
    wholeNumber: 'پورا عدد لکھیں',
    atLeast: '{least} یا اس سے زیادہ لکھیں',
    choices: 'ان میں سے ایک منتخب کریں: {choices}',
    subtype: 'فہرست میں سے ذیلی قسم منتخب کریں',
    areas: 'زیادہ سے زیادہ {most} علاقے منتخب کریں',
    subtypes: 'زیادہ سے زیادہ {most} ذیلی اقسام منتخب کریں',
    cityOfAreas: 'شہر کی آئی ڈی دیں، مثلاً /api/area?cityId=1',
    sizeRange: 'زیادہ سے زیادہ رقبہ کم سے کم رقبے سے کم ہے',
  },
} satisfies Translation<typeof english>
