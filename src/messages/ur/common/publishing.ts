import type { publishing as english } from '../../en/common/publishing.ts'
import type { Translation } from '../../message-types.ts'

export const publishing = {
  description: 'تفصیل لکھیں',
  approval: 'بتائیں کہ پلاٹ منظور شدہ ہے، یا منظوری کیوں درکار نہیں',
  reason: 'بتائیں کہ منظوری کیوں درکار نہیں',
  authority: 'ادارے کا نام لکھیں',
  number: 'منظوری کا نمبر لکھیں',
} satisfies Translation<typeof english>
