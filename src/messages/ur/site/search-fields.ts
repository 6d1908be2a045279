import type { searchFields as english } from '../../en/site/search-fields.ts'
import type { Translation } from '../../message-types.ts'

export const searchFields = {
  purpose: 'مقصد',
  buy: 'خریدیں',
  rent: 'کرائے پر لیں',
  city: 'شہر',
  allCities: 'تمام شہر',
  areas: 'علاقے',
  allAreas: 'تمام علاقے',
  type: 'قسم',
  allTypes: 'تمام اقسام',
  size: 'رقبہ',
  any: 'کوئی بھی',
  search: 'تلاش کریں',
  places: 'شہر اور علاقے',
  noPlaces: 'اس نام کا کوئی شہر یا علاقہ نہیں ملا',
  wholeQuery: 'ان الفاظ سے ملتی جلتی پراپرٹیز تلاش کریں',
  isCity: 'شہر',
  from: '{least} یا زیادہ',
  upTo: '{most} یا کم',
} satisfies Translation<typeof english>
