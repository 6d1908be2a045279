import type { crumbs as english } from '../../en/site/crumbs.ts'
import type { Translation } from '../../message-types.ts'

export const crumbs = {
  home: 'ہوم',
  projects: 'پروجیکٹ',
  team: 'ہمارے ایجنٹ',
  careers: 'ملازمتیں',
  gallery: 'گیلری',
  about: 'ہمارے بارے میں',
  iso: 'آئی ایس او سرٹیفکیٹ',
} satisfies Translation<typeof english>
