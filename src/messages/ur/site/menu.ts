import type { menu as english } from '../../en/site/menu.ts'
import type { Translation } from '../../message-types.ts'

export const menu = {
  about: 'تعارف',
  aboutUs: 'ہمارے بارے میں',
  properties: 'پراپرٹیز',
  projects: 'پروجیکٹس',
  allProjects: 'تمام پروجیکٹس',
  gallery: 'گیلری',
  blog: 'بلاگ',
  careers: 'نوکریاں',
  contact: 'رابطہ',
  contactUs: 'ہم سے رابطہ کریں',
  iso: 'آئی ایس او سرٹیفیکیشن',
  terms: 'شرائط و ضوابط',
  privacy: 'رازداری کی پالیسی',
  agents: 'ایجنٹس',
  valuation: 'قیمت کا تخمینہ',
  wanted: 'پراپرٹی درکار ہے',
  costs: 'ٹیکس اور اخراجات',
  overseas: 'بیرون ملک سے خریداری',
  dubaiEvent: 'دبئی ایونٹ',
  franchise: 'فرنچائز',
  company: 'کمپنی',
  help: 'مدد',
} satisfies Translation<typeof english>
