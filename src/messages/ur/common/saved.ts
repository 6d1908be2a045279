import type { saved as english } from '../../en/common/saved.ts'
import type { Translation } from '../../message-types.ts'

export const saved = {
  save: '{title} محفوظ کریں',
  unkept: 'یہ صفحہ بند ہونے تک محفوظ ہے: آپ کا براؤزر اس سائٹ کو کچھ محفوظ رکھنے نہیں دیتا۔',
  full: 'آپ {most} پراپرٹیز محفوظ کر چکے ہیں، اس سے زیادہ کی گنجائش نہیں۔ مزید محفوظ کرنے کے لیے پہلے کوئی ہٹا دیں۔',
} satisfies Translation<typeof english>
