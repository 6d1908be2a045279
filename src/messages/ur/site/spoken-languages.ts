import type { spokenLanguages as english } from '../../en/site/spoken-languages.ts'
import type { Translation } from '../../message-types.ts'

export const spokenLanguages = {
  arabic: 'عربی',
  balochi: 'بلوچی',
  brahui: 'براہوی',
  chinese: 'چینی',
  english: 'انگریزی',
  french: 'فرانسیسی',
  german: 'جرمن',
  gujarati: 'گجراتی',
  hindi: 'ہندی',
  hindko: 'ہندکو',
  kashmiri: 'کشمیری',
  mandarin: 'مینڈرن',
  memoni: 'میمنی',
  pashto: 'پشتو',
  persian: 'فارسی',
  pothwari: 'پوٹھوہاری',
  punjabi: 'پنجابی',
  russian: 'روسی',
  saraiki: 'سرائیکی',
  sindhi: 'سندھی',
  turkish: 'ترکی',
  urdu: 'اردو',
} satisfies Translation<typeof english>
