import type { authorities as english } from '../../en/server/authorities.ts'
import type { Translation } from '../../message-types.ts'

export const authorities = {
  CDA: 'سی ڈی اے',
  RDA: 'آر ڈی اے',
  LDA: 'ایل ڈی اے',
  SBCA: 'ایس بی سی اے',
  KDA: 'کے ڈی اے',
  MDA: 'ایم ڈی اے',
  PDA: 'پی ڈی اے',
  FDA: 'ایف ڈی اے',
  GDA: 'جی ڈی اے',
  HDA: 'ایچ ڈی اے',
  ADA: 'اے ڈی اے',
  DHA: 'ڈی ایچ اے',
  TMA: 'ٹی ایم اے',
  'DHA Islamabad': 'ڈی ایچ اے اسلام آباد',
  'DHA Lahore': 'ڈی ایچ اے لاہور',
  'DHA Karachi': 'ڈی ایچ اے کراچی',
  'DHA Multan': 'ڈی ایچ اے ملتان',
  'DHA Peshawar': 'ڈی ایچ اے پشاور',
  'DHA Gujranwala': 'ڈی ایچ اے گوجرانوالہ',
} satisfies Translation<typeof english>
