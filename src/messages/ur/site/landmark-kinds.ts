import type { landmarkKinds as english } from '../../en/site/landmark-kinds.ts'
import type { Translation } from '../../message-types.ts'

export const landmarkKinds = {
  airport: 'ایئرپورٹ',
  hospital: 'ہسپتال',
  university: 'یونیورسٹی',
  mall: 'شاپنگ مال',
  station: 'اسٹیشن',
  attraction: 'سیاحتی مقام',
  stadium: 'کھیل کا میدان',
  park: 'پارک',
  market: 'مارکیٹ',
  museum: 'عجائب گھر',
  college: 'کالج',
  town: 'قصبہ',
  neighbourhood: 'محلہ',
  school: 'اسکول',
  mosque: 'مسجد',
  clinic: 'کلینک',
  supermarket: 'اسٹور',
  hotel: 'ہوٹل',
  library: 'لائبریری',
  cinema: 'سینما',
  government: 'سرکاری عمارت',
} satisfies Translation<typeof english>
