import type { menu as english } from '../../en/site/menu.ts'
import type { Translation } from '../../message-types.ts'

export const menu = {
  about: 'تعارف',
  aboutUs: 'ہمارے بارے میں',
  properties: 'پراپرٹیز',
  projects: 'پروجیکٹ',
  allProjects: 'تمام پروجیکٹ',
  gallery: 'گیلری',
  blog: 'بلاگ',
  careers: 'ملازمتیں',
  contact: 'رابطہ',
  contactUs: 'ہم سے رابطہ کریں',
  iso: 'آئی ایس او سرٹیفکیٹ',
  terms: 'شرائط و ضوابط',
  privacy: 'رازداری کی پالیسی',
  agents: 'ایجنٹ',
  valuation: 'قیمت کا تخمینہ',
  wanted: 'پراپرٹی کی درخواست',
  costs: 'ٹیکس اور اخراجات',
  overseas: 'بیرونِ ملک سے خریداری',
  dubaiEvent: 'دبئی کی تقریب',
  franchise: 'فرنچائز',
  company: 'کمپنی',
  help: 'مدد',
} satisfies Translation<typeof english>
