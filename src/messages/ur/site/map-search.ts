import type { mapSearch as english } from '../../en/site/map-search.ts'
import type { Translation } from '../../message-types.ts'

export const mapSearch = {
  homesHere: '{count, plural, one {نقشے پر پراپرٹی} other {یہاں # پراپرٹیز}}',
  closePreview: 'جھلک بند کریں',
  previewFailed: 'یہ پراپرٹی لوڈ نہیں ہو سکی۔ اسے بند کر کے دوبارہ کوشش کریں۔',
  previewGone: 'یہ پراپرٹی اب دستیاب نہیں۔',
  searchAsIMove: 'نقشہ ہلانے پر تلاش کریں',
  drawArea: 'نقشے پر علاقہ بنائیں',
  closeDrawing: 'ڈرائنگ کے اوزار بند کریں',
  searchThisArea: 'اس علاقے میں تلاش کریں',
  failed: 'نقشے کی پراپرٹیز لوڈ نہیں ہو سکیں۔',
  tryAgain: 'دوبارہ کوشش کریں',
  building: '{count} گھر، {price} سے',
  buildingOnCall: '{count} گھر',
  pinAlone: 'پراپرٹی، قیمت {price}',
  pinOfMany: '{label}، {count, plural, one {# پراپرٹی} other {# پراپرٹیز}}',
  pinNext: '{pin}۔ اگلی پراپرٹی کے لیے تیر والے بٹن اور کھولنے کے لیے Enter دبائیں۔',
  cluster: '{count} پراپرٹیز۔ دیکھنے کے لیے زوم کریں۔',
  onlyArea: '{count, plural, one {{area} میں # پراپرٹی} other {{area} میں # پراپرٹیز}}',
  onlyAreaNote: 'ایجنٹ نے ان کا عین مقام نہیں بتایا۔',
  showThese: 'یہ پراپرٹیز دیکھیں',
  areasTitle: 'نقشے پر موجود علاقے',
  areasHint: 'نقشے والے ہی نتائج، علاقے کے لحاظ سے۔',
  citiesTitle: 'نقشے پر موجود شہر',
  citiesHint: 'نقشے والے ہی نتائج، شہر کے لحاظ سے۔',
  noAreas: 'نقشے کے اس حصے میں کوئی پراپرٹی نہیں',
  unplaced:
    '{count, plural, one {# پراپرٹی کا} other {# پراپرٹیز کا}} مقام معلوم نہیں، وہ صرف فہرست میں ہیں۔',
  drawer: 'نقشے کی پراپرٹیز',
  expand: 'فہرست دکھائیں',
  collapse: 'نقشہ دکھائیں',
} satisfies Translation<typeof english>
